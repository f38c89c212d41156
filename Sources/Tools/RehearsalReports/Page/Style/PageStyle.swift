/// How the page looks: one accent, one alarm, and room.
enum PageStyle {
  /// The whole style, the same for every page.
  static let text = [colors, frame, index, run, scene, phone, tables, picture, tree, help, paper].joined(
    separator: "\n")

  private static let colors = """
    :root{color-scheme:light;\(Palette.day.variables)}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;\(Palette.night.variables)}}
    :root[data-theme=dark]{color-scheme:dark;\(Palette.night.variables)}
    """

  private static let frame = """
    *{box-sizing:border-box}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",\
    Roboto,"Helvetica Neue","DejaVu Sans",sans-serif;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
    header,main,footer,.remark{max-width:80rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
    header{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 2rem;padding-top:1.5rem;padding-bottom:1rem}
    h1{font-size:1rem;font-weight:650;margin:0;letter-spacing:.01em}
    h2{font-size:clamp(1.5rem,3.4vw,2.1rem);line-height:1.2;font-weight:650;letter-spacing:-.015em;margin:0 0 1.25rem}
    h2 em{font-style:normal;color:var(--alarm)}h3{font-size:1.05rem;font-weight:650;margin:2.5rem 0 .9rem}
    [tabindex="-1"]:focus{outline:none}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
    a{color:var(--accent);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em}
    a:hover{text-decoration-thickness:2px}
    nav{flex:1}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;list-style:none;margin:0;padding:0}
    nav a{color:var(--faint);text-decoration:none;padding:.35rem 0;display:inline-block;border-bottom:2px solid transparent}
    nav a:hover{color:var(--ink)}nav a[aria-current]{color:var(--ink);border-color:var(--accent)}
    button,select,input{font:inherit;color:inherit}
    button,select,input[type=search]{background:var(--paper);border:1px solid var(--rule);border-radius:8px;\
    padding:.35rem .75rem;min-height:2.25rem;max-width:100%}
    button{cursor:pointer}button:hover{border-color:var(--faint)}button:disabled{opacity:.4;cursor:default}
    main{padding-top:1.5rem;padding-bottom:3rem;min-height:60vh}
    main>section{margin-bottom:4rem}[hidden]{display:none!important}
    .lead{max-width:46rem;color:var(--faint);margin:0 0 1.5rem}
    .remark{color:var(--alarm);font-weight:600}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:var(--paper);padding:.5rem}
    .quiet{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    footer{color:var(--faint);font-size:.85rem;padding-bottom:2rem}
    footer p{border-top:1px solid var(--rule);padding-top:1rem}
    kbd,code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.85em}
    kbd{border:1px solid var(--rule);border-radius:4px;padding:0 .35em}
    pre{margin:.5rem 0 0;white-space:pre-wrap}
    .meta,.place{color:var(--faint);font-size:.875rem}
    .scroll{overflow-x:auto}
    """

  private static let run = """
    .crumbs{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 1.5rem}.spring{flex:1}
    #run>h2{font-size:clamp(1.3rem,2.6vw,1.7rem);margin-bottom:.4rem;max-height:9em;overflow:auto}#run-meta{margin:0 0 .75rem}#run>.ways{margin:0 0 1.25rem}#run-meta .alarm{color:var(--alarm);font-weight:600}
    #run-problems:not(:empty){background:var(--alarm-soft);border-radius:10px;padding:1rem 1.1rem;margin:0 0 1rem}
    #run-problems .problems{margin:0}
    .notes{grid-column:1/-1;margin:.4rem 0 0;display:grid;gap:.45rem;font-size:.925rem}.notes div{display:grid;\
    grid-template-columns:9.5rem minmax(0,1fr);gap:.1rem 1rem}.notes dt{color:var(--faint)}.notes dd{margin:0}
    .notes div:first-child dd{font-weight:600}#run-problems .notes{margin:0}#run-problems .notes dt{color:var(--ink)}
    .verdict{font-size:1.05rem;margin:0 0 1rem;font-weight:550}.verdict.alarm{color:var(--alarm)}
    .copy{display:flex;gap:.75rem;align-items:start;margin:0 0 2rem;background:var(--card);border-radius:10px;\
    padding:.5rem .5rem .5rem 1rem}.copy code{flex:1;min-width:0;max-height:16em;overflow:auto;padding:.4rem 0;white-space:pre-wrap}
    .transport{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.35rem .75rem;align-items:center;\
    position:sticky;top:0;background:var(--paper);padding:.6rem 0;z-index:2;border-bottom:1px solid var(--rule)}
    .transport input{width:100%;accent-color:var(--accent)}
    .transport output{grid-column:1/-1;color:var(--faint);font-size:.875rem;white-space:nowrap;overflow:hidden;\
    text-overflow:ellipsis}
    #sequence,.pair>div{container-type:inline-size}
    .split{display:grid;grid-template-columns:minmax(0,1fr) 19rem;gap:2.5rem;align-items:start;margin-top:1rem}
    .sequence{width:100%;border-collapse:collapse;font-size:.925rem}
    .sequence th{font-size:.78rem;font-weight:600;text-align:left;color:var(--faint);padding:.3rem .5rem .3rem 0}
    .sequence td{padding:.3rem .75rem .3rem 0;vertical-align:top}
    .sequence .time{color:var(--faint);font-size:.82rem;white-space:nowrap;padding-top:.4rem}
    .sequence .lanes{position:relative;padding:0;min-width:var(--lanes)}
    .sequence .lanes>svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
    .sequence thead .lanes{display:flex}.sequence thead .lanes span{flex:1 1 0;text-align:center;min-width:0}
    .sequence .what{padding-left:.75rem;width:99%}
    .sequence tbody tr{cursor:pointer}.sequence tbody tr:hover{background:var(--card)}
    .sequence tr[aria-current]{background:var(--accent-soft)!important}
    .sequence tr[aria-current] .time{color:var(--accent)}
    .sequence .fault,.sequence .wrong{color:var(--alarm)}.sequence .wrong{font-weight:600}
    .sequence tr.fork{border-top:2px dashed var(--accent)}
    .sequence svg .life{stroke:var(--rule)}.sequence svg .arrow,.sequence svg path{stroke:var(--ink);stroke-width:1.5;fill:none}
    .sequence svg .tip,.sequence svg .dot{fill:var(--ink);stroke:none}
    .sequence svg :is(.tip,.dot):is(.fault,.wrong){fill:var(--alarm)}
    .sequence svg .arrow:is(.fault,.wrong){stroke:var(--alarm)}.sequence svg .arrow.fault{stroke-dasharray:4 3}
    .pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2.5rem}.pair h4{margin:0 0 .75rem;font-size:.95rem}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(21rem,100%),1fr));gap:1rem}
    .rule{background:var(--card);border-radius:10px;padding:1rem 1.1rem}.rule.broken{box-shadow:inset 3px 0 var(--alarm)}
    .cards{align-items:start}.rule h3{margin:0 0 .35rem}.rule ul{margin:.5rem 0 0;padding:0 0 0 1.1rem;font-size:.9rem}.rule h4{margin:0 0 .35rem;font-size:.95rem}.rule p{margin:.35rem 0 0;font-size:.9rem}
    .rule .source{color:var(--faint);font-size:.82rem}
    #script ol{list-style:none;margin:0;padding:0;font-size:.95rem}
    #script li{display:grid;grid-template-columns:4.2rem minmax(0,1fr) auto;gap:.75rem;padding:.3rem 0;\
    border-bottom:1px solid var(--rule)}#script li>:first-child{color:var(--faint)}
    #script li.failed{color:var(--alarm);font-weight:600}#script li .outcome{color:var(--faint);font-size:.82rem;font-weight:400}
    .way{display:flex;flex-wrap:wrap;gap:.5rem .4rem;align-items:center;list-style:none;margin:0 0 1rem;padding:0;font-size:.875rem}
    .way b{font-weight:550;background:var(--accent-soft);border-radius:99px;padding:.15rem .75rem}
    .way span{color:var(--faint)}summary{cursor:pointer;color:var(--faint);padding:.3rem 0}
    """

  private static let scene = """
    #scene{position:sticky;top:6rem;display:grid;gap:1.1rem;font-size:.9rem}
    .facts{margin:0;display:grid;gap:.55rem;align-content:start}.facts dt{color:var(--faint);font-size:.78rem}.facts dd{margin:0}
    .facts dd.new{background:var(--accent-soft);box-shadow:0 0 0 4px var(--accent-soft);border-radius:2px}
    .facts code{white-space:pre-wrap}
    """

  private static let tables = """
    table.heat,table.numbers{border-collapse:collapse;font-size:.82rem}
    .heat th{font-weight:500;text-align:left}.heat tbody th{padding-right:1rem;white-space:nowrap;position:sticky;left:0;\
    background:var(--paper)}
    .heat thead th{vertical-align:bottom;padding:.3rem}.heat thead th:first-child{padding-left:0}.heat thead th span{writing-mode:vertical-rl;\
    transform:rotate(180deg);white-space:nowrap}
    .heat td{min-width:2.4rem;height:2rem;text-align:center;border:2px solid var(--paper)}
    .heat .never{color:var(--faint)}.heat .h0{background:var(--card);color:var(--faint)}
    .heat .h1{background:rgb(var(--heat)/.12)}.heat .h2{background:rgb(var(--heat)/.2)}\
    .heat .h3{background:rgb(var(--heat)/.3)}.heat .h4{background:rgb(var(--heat)/.4)}.heat .h5{background:rgb(var(--heat)/.5)}
    .numbers th,.numbers td{text-align:right;padding:.4rem 1.5rem .4rem 0;border-bottom:1px solid var(--rule);overflow-wrap:normal}
    .exploration .findings{margin-top:1.5rem}.notes.bounds{margin:0 0 1.25rem}.notes.bounds div:first-child dd{font-weight:400}.exploration .scroll+.scroll{margin-top:1.25rem}.exploration{margin-bottom:3.5rem}.exploration .copy{margin-bottom:1rem;padding:.25rem 1rem}
    .numbers caption{text-align:left;color:var(--faint);padding:0 0 .3rem}
    figure{margin:0 0 2.5rem}figcaption h3{margin-top:0}.scroll>.picture{display:block}
    """

  /// The rules of pictures, in the page's colors.
  private static let picture = PictureStyle.within(".picture ")

  private static let paper = """
    @container(max-width:52rem){.sequence .lanes{min-width:var(--narrow)}.sequence thead .lanes span{font-size:.64rem}}
    @container(max-width:38rem){.sequence,.sequence tbody,.sequence thead{display:block}
    .sequence tr{display:grid;grid-template-columns:4.6rem minmax(0,1fr)}.sequence .lanes{min-width:0;min-height:1.9rem}
    .sequence .what{grid-column:1/-1;padding:0 0 .6rem;width:auto}.sequence thead .what{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
    .sequence thead th{padding-right:0}.sequence .time{padding-top:.35rem}.sequence thead .lanes span{font-size:.58rem;white-space:nowrap}}
    @media(max-width:75rem){.split{grid-template-columns:minmax(0,1fr) 15rem;gap:2rem}}
    @media(max-width:54rem){.split{grid-template-columns:minmax(0,1fr);gap:1.5rem}
    #scene{position:static;grid-row:1;grid-template-columns:minmax(0,15rem) minmax(0,1fr)}.phone{margin:0}
    .pair{grid-template-columns:minmax(0,1fr)}.heat tbody th{white-space:normal;min-width:8rem;max-width:8.5rem}}
    @media(max-width:40rem){.rows{padding-left:0}.rows>.run{grid-template-columns:minmax(0,1fr) auto}.rows>.run>a{grid-column:1/-1}
    .feature>summary{grid-template-columns:1.1rem minmax(0,1fr)}.feature>summary .meta{grid-column:2}
    .findings>.drawn{padding-left:1.1rem;padding-top:6.4rem}.mini{height:4.6rem}
    .notes div{grid-template-columns:minmax(0,1fr)}nav{order:3;flex-basis:100%}header{padding-top:1rem}h1{flex:1}
    #scene{grid-template-columns:minmax(0,11.5rem) minmax(0,1fr);gap:.9rem;font-size:.8rem}
    .phone{border-radius:26px;padding:.4rem}.glass{border-radius:21px;height:21rem;font-size:.74rem}.clock i{width:2.6rem}
    .clock{grid-template-columns:1fr 2.6rem 1fr}
    #script li{grid-template-columns:3.4rem minmax(0,1fr)}#script .outcome{grid-column:2}}
    @media(min-width:110rem){header,main,footer,.remark{max-width:104rem}}
    @media print{:root:root,:root:root[data-theme]{color-scheme:light;\(Palette.day.variables)}header{padding-left:0}header nav,#theme,#keys,#filter,.crumbs,.transport,.copy button,footer,.skip{display:none!important}
    main{padding:0}.findings>li{break-inside:avoid}.split{display:block}
    #scene{position:static;break-inside:avoid}.sequence tr[aria-current]{background:none!important}
    .scroll{overflow:visible}.problems li{max-height:none}}
    """
}
