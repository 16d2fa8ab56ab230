#!/bin/sh
# Makes what compose.yaml keeps secret, once, in secrets/: nobody but its owner gets into that folder, and each container sees its own file
# alone, as whatever user it runs.
set -eu
cd "$(dirname "$0")/../.."
mkdir -m 700 secrets
random() { openssl rand -hex 32; }
database=$(random)
store=$(random)
printf '%s' "$database" > secrets/database
cat > secrets/store.env <<END
ROOT_ACCESS_KEY_ID=vitrine
ROOT_SECRET_ACCESS_KEY=$store
END
cat > secrets/vitrine.env <<END
DATABASE_URL=postgresql://vitrine:$database@database/vitrine
APP_KEY=$(random)
METRICS_TOKEN=$(random)
S3_ACCESS_KEY_ID=vitrine
S3_SECRET_ACCESS_KEY=$store
END
chmod 444 secrets/*
