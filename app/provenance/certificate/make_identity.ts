import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import 'reflect-metadata'
import * as x509 from '@peculiar/x509'
import { filesIn } from './read_identity.js'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Nobody dates the signatures, so they hold as long as the certificate does. */
const YEARS = 30

/** C2PA claim signing; readers older than that ask for e-mail protection. */
const USAGES = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.4']

/**
 * Makes an authority and a certificate of it that signs, after C2PA's certificate profile, and keeps them in a folder.
 * The authority's key is forgotten: it never signs another one. When several processes do it at the same time, the first one's stay.
 */
export async function makeIdentity(folder: string, now = new Date()): Promise<void> {
  const { chain, key } = await issue(now)
  await mkdir(dirname(folder), { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  const files = filesIn(fresh)
  await writeFile(files.certificate, chain)
  await writeFile(files.key, key, { mode: 0o600 })
  try {
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

async function issue(now: Date): Promise<{ chain: string; key: string }> {
  x509.cryptoProvider.set(crypto)
  const [authority, signer] = await Promise.all([makeKeys(), makeKeys()])
  const id = randomBytes(4).toString('hex')
  const issuer = `CN=Vitrine authority ${id},O=Vitrine`
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + YEARS)
  const common = {
    issuer,
    notBefore: now,
    notAfter,
    signingAlgorithm: ALGORITHM,
    signingKey: authority.privateKey,
  }
  const root = await x509.X509CertificateGenerator.create({
    ...common,
    serialNumber: serialNumber(),
    subject: issuer,
    publicKey: authority.publicKey,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authority.publicKey),
    ],
  })
  const certificate = await x509.X509CertificateGenerator.create({
    ...common,
    serialNumber: serialNumber(),
    subject: `CN=Vitrine installation ${id},O=Vitrine`,
    publicKey: signer.publicKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(USAGES, false),
      await x509.SubjectKeyIdentifierExtension.create(signer.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(authority.publicKey),
    ],
  })
  const key = await crypto.subtle.exportKey('pkcs8', signer.privateKey)
  return {
    chain: `${certificate.toString('pem')}\n${root.toString('pem')}\n`,
    key: `${x509.PemConverter.encode(key, 'PRIVATE KEY')}\n`,
  }
}

function makeKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
}

/** Positive and of one length. */
function serialNumber(): string {
  return `4${randomBytes(8).toString('hex').slice(1)}`
}
