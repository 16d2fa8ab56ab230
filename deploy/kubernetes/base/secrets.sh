#!/bin/sh
# Makes, once, in secrets/ beside this file, what all pods share and nobody else knows: keys, and the certificate that signs what is made
# (docs/provenance.md). Addresses of database and store are to be filled in.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir secrets
cd secrets
cat > vitrine.env <<END
DATABASE_URL=postgresql://vitrine:PASSWORD@HOST:5432/vitrine
APP_KEY=$(openssl rand -hex 32)
S3_ACCESS_KEY_ID=
S3_SECRET_ACCESS_KEY=
END
openssl rand -hex 32 | tr -d '\n' > metrics_token

# An authority that signs one certificate; its key is forgotten.
new_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1"; }
new_key authority_key.pem
openssl req -x509 -new -key authority_key.pem -days 11000 -subj '/CN=Vitrine authority' \
  -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign,cRLSign -out authority.pem
new_key key.pem
cat > usage.cnf <<END
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=1.3.6.1.4.1.62558.2.1,emailProtection
authorityKeyIdentifier=keyid
subjectKeyIdentifier=hash
END
openssl req -new -key key.pem -subj '/O=Vitrine/CN=Vitrine' \
  | openssl x509 -req -CA authority.pem -CAkey authority_key.pem -days 10950 -extfile usage.cnf -out signer.pem
cat signer.pem authority.pem > chain.pem
rm authority_key.pem authority.pem signer.pem usage.cnf
