import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstOf } from '#app/core/elements'
import type { SigningIdentity } from './identity.js'

export interface IdentityFiles {
  /** PEM: the signing certificate, then those that lead to its root. */
  certificate: string
  /** PEM, not encrypted. */
  key: string
}

/** The files of an installation's own certificate. */
export function filesIn(folder: string): IdentityFiles {
  return { certificate: join(folder, 'chain.pem'), key: join(folder, 'key.pem') }
}

/** Extended key usages that C2PA's certificate profile lets sign: its own, and e-mail protection. */
const SIGNING_USAGES = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.4']

/**
 * Reads a certificate chain and its key, and checks both against C2PA's certificate profile for ES256.
 * @throws Error with one sentence for the operator
 */
export async function readIdentity(
  files: IdentityFiles,
  now = new Date()
): Promise<SigningIdentity> {
  const certificates = parseChain(await read('C2PA_CERTIFICATE', files.certificate), files)
  const key = parseKey(await read('C2PA_PRIVATE_KEY', files.key), files)
  const signing = firstOf(certificates)
  if (!signing.checkPrivateKey(key)) {
    throw new Error(
      `C2PA_PRIVATE_KEY (${files.key}) does not belong to the first certificate of C2PA_CERTIFICATE`
    )
  }
  const problem = problemOf(certificates, now)
  if (problem) throw new Error(`C2PA_CERTIFICATE (${files.certificate}) ${problem}`)
  const withoutRoot = certificates.filter((each, index) => index === 0 || !isRoot(each))
  return {
    chain: withoutRoot.map(({ raw }) => raw),
    key,
    serialNumber: signing.serialNumber.toLowerCase(),
    validTo: signing.validToDate,
  }
}

/** What keeps a chain from signing, as the end of a sentence, or null. */
function problemOf(certificates: X509Certificate[], now: Date): string | null {
  const signing = firstOf(certificates)
  if (signing.validToDate < now) {
    return `has expired on ${day(signing.validToDate)}: put a new one in its place`
  }
  if (signing.validFromDate > now) return `is not valid before ${day(signing.validFromDate)}`
  if (signing.ca) {
    return 'starts with the certificate of an authority: put the signing certificate first'
  }
  if (signing.publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    return 'must hold an ECDSA key on the curve P-256'
  }
  if (!signing.keyUsage?.some((usage) => SIGNING_USAGES.includes(usage))) {
    return 'must name C2PA claim signing or e-mail protection as extended key usage'
  }
  const broken = certificates.findIndex(
    (each, index) => index > 0 && !isIssuedBy(certificates[index - 1]!, each)
  )
  return broken === -1
    ? null
    : `is not in order: its certificate ${broken + 1} did not sign certificate ${broken}`
}

async function read(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    const { code = 'unknown error' } = cause as NodeJS.ErrnoException
    throw new Error(`${setting} names a file that cannot be read: ${path} (${code})`, { cause })
  }
}

function parseChain(pem: string, { certificate: path }: IdentityFiles): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (blocks.length === 0) throw new Error(`C2PA_CERTIFICATE (${path}) holds no PEM certificate`)
  try {
    return blocks.map((block) => new X509Certificate(block))
  } catch (cause) {
    throw new Error(`C2PA_CERTIFICATE (${path}) holds a damaged certificate`, { cause })
  }
}

function parseKey(pem: string, { key: path }: IdentityFiles): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (cause) {
    throw new Error(`C2PA_PRIVATE_KEY (${path}) holds no PEM private key without a passphrase`, {
      cause,
    })
  }
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}

function isRoot(certificate: X509Certificate): boolean {
  return isIssuedBy(certificate, certificate)
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
