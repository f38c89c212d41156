// What makes Swift hash alike in every process; nobody calls it, because it must have happened before anything runs.
#pragma once
