"""Holds verdicts on passkeys against those of webauthn and fido2, and fails where nobody knows why they differ."""

import base64
import collections
import hashlib
import json
import sys

import webauthn
from fido2 import cbor
from fido2.cose import CoseKey
from fido2.webauthn import (AttestationObject, AuthenticatorData, CollectedClientData)
from fido2.attestation import Attestation
from webauthn.helpers.cose import COSEAlgorithmIdentifier

CHALLENGE = hashlib.sha256(b"challenge").digest()
ORIGIN, PARTY = "https://shiny.example", "shiny.example"


def raw(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def response(case, fields):
    return {"id": case["id"], "rawId": case["id"], "type": "public-key",
            "response": {name: case[key] for name, key in fields if case[key]}, "clientExtensionResults": {}}


def by_webauthn(case):
    if case["ceremony"] == "registration":
        webauthn.verify_registration_response(
            credential=response(case, [("clientDataJSON", "clientData"), ("attestationObject",) * 2]),
            expected_challenge=CHALLENGE, expected_rp_id=PARTY, expected_origin=ORIGIN,
            require_user_verification=True, supported_pub_key_algs=list(COSEAlgorithmIdentifier))
    else:
        webauthn.verify_authentication_response(
            credential=response(case, [("clientDataJSON", "clientData"), ("authenticatorData",) * 2,
                                       ("signature",) * 2, ("userHandle",) * 2]),
            expected_challenge=CHALLENGE, expected_rp_id=PARTY, expected_origin=ORIGIN,
            credential_public_key=raw(case["key"]), credential_current_sign_count=3,
            require_user_verification=True)


def by_fido2(case):
    client = CollectedClientData(raw(case["clientData"]))
    kind = "webauthn.create" if case["ceremony"] == "registration" else "webauthn.get"
    assert client.type == kind and client.challenge == CHALLENGE and client.origin == ORIGIN
    if case["ceremony"] == "registration":
        found = AttestationObject(raw(case["attestationObject"]))
        data = found.auth_data
        assert data.credential_data and data.credential_data.credential_id == raw(case["id"])
        CoseKey.for_alg(data.credential_data.public_key.ALGORITHM)
        Attestation.for_type(found.fmt)().verify(found.att_stmt, data, client.hash)
    else:
        data = AuthenticatorData(raw(case["authenticatorData"]))
        CoseKey.parse(cbor.decode(raw(case["key"]))).verify(data + client.hash, raw(case["signature"]))
        assert data.counter > 3
    assert data.rp_id_hash == hashlib.sha256(PARTY.encode()).digest()
    assert data.is_user_present() and data.is_user_verified()


# What a library lets through, and why that is no mistake of anybody's here.
LENIENT = {
    "the attestation object cannot be read": "it reads CBOR that is not in the canonical form, or lacks a member",
    "the authenticator data cannot be read": "it reads CBOR that is not in the canonical form, or bytes left over",
    "the public key is none": "it does not ask whether the key has a point",
    "the passkey signs in a way that nobody asked for": "it takes more algorithms",
    "it was asked for within a page of another origin": "it does not look at crossOrigin",
    "it says that a passkey is backed up that cannot be": "it does not look at backups",
    "whether the passkey can be backed up has changed": "it does not remember backups",
    "the identifier is another than that in the authenticator data": "it does not compare identifiers",
    "the challenge is another one": "it decodes the challenge, whose last letter has bits to spare",
    "the client data cannot be read": "it reads JSON that ours does not",
    "the attestation statement does not vouch for the passkey": "it leaves statements of none alone",
    "the format of the attestation statement is unknown": "it passes over formats that it does not know",
    "the authenticator data of a sign-in has a new passkey": "it takes a new passkey in a sign-in",
}

# What a library refuses that is right here, by how it says so.
STRICT = {
    ("webauthn", "-35"): "it does not know ES384",
    ("webauthn", "-53"): "it does not know Ed448",
}

failed = False
for name, verify in [("webauthn", by_webauthn), ("fido2", by_fido2)]:
    both, lenient, strict = collections.Counter(), collections.Counter(), collections.Counter()
    for line in open(sys.argv[1], encoding="utf-8"):
        case = json.loads(line)
        try:
            verify(case)
            taken, why = True, ""
        except Exception as error:
            taken, why = False, f"{type(error).__name__}: {error}"[:100]
        if taken == (case["verdict"] is None):
            both["taken" if taken else "refused"] += 1
        elif taken:
            lenient[case["verdict"]] += 1
        else:
            strict[why] += 1
    print(f"{name}: both take {both['taken']}, both refuse {both['refused']}")
    for verdict, count in sorted(lenient.items()):
        reason = LENIENT.get(verdict)
        failed = failed or reason is None
        print(f"  {count} taken there alone; here {verdict}: {reason or 'NOBODY KNOWS WHY'}")
    for why, count in sorted(strict.items()):
        reason = next((reason for (library, part), reason in STRICT.items()
                       if library == name and "alg" in why and part in why), None)
        failed = failed or reason is None
        print(f"  {count} refused there alone: {reason or why}")
sys.exit(failed)
