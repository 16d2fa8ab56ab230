import { resolve } from 'node:path'
import env from '#start/env'
import { readIdentity } from '#app/provenance/certificate/read_identity'

/** Where this installation keeps the certificate that it made for itself. */
export const credentialsFolder = resolve(env.get('DATA_DIR'), 'credentials')

const certificate = env.get('C2PA_CERTIFICATE')
const key = env.get('C2PA_PRIVATE_KEY')
if (!certificate !== !key) {
  throw new Error('C2PA_CERTIFICATE and C2PA_PRIVATE_KEY are needed together')
}

/** The operator's certificate chain and key as PEM files, or null to sign with one of this installation. */
export const operatorFiles = certificate && key ? { certificate, key } : null

/* A certificate that cannot sign is told when Vitrine starts, not when the first picture has been made. */
if (operatorFiles) await readIdentity(operatorFiles)
