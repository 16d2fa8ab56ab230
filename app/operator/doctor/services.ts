import { access, constants, mkdir } from 'node:fs/promises'
import drive from '@adonisjs/drive/services/main'
import { paypal } from '#app/affiliates/paypal/paypal'
import { checkCheckpoints } from '#app/backup/checks/check_checkpoints'
import { stripe } from '#app/billing/stripe/stripe_client'
import { trySmtp } from '#app/mail/smtp/try_server'
import { backupPlace } from '#config/backup'
import { payments, PLAN } from '#config/billing'
import { diskName, mediaFolder, s3Bucket } from '#config/drive'
import { mailDriver, smtpServer } from '#config/mail'
import { payouts } from '#config/payouts'
import { checkDisk } from '../checks/check_disk.js'
import { examineEngines } from './engines.js'
import { type Finding, reach, told, well, wrong } from './finding.js'

/** Whoever this installation depends on beside its database, by calls that cost nothing. */
export function examineServices(): Promise<Finding[]> {
  const others = Object.values(SERVICES).map((look) => look())
  return Promise.all([...others, ...examineEngines()])
}

/** Each by itself, by the settings of this process. */
export const SERVICES = { store, disk, mail, payments: pay, payouts: payOut, checkpoints }

function store(): Promise<Finding> {
  if (diskName === 'fs') {
    const look = async () => {
      await mkdir(mediaFolder, { recursive: true, mode: 0o700 })
      await access(mediaFolder, constants.R_OK | constants.W_OK)
      return `pictures are kept in ${mediaFolder}.`
    }
    return reach('store', look, 'Let the user that runs Vitrine read and write DATA_DIR.')
  }
  const ask = async () => {
    await drive.use().exists('doctor')
    return `pictures are kept in the bucket ${s3Bucket}.`
  }
  return reach('store', ask, 'See to S3_ENDPOINT, S3_REGION, S3_BUCKET and the S3_* keys.')
}

async function disk(): Promise<Finding> {
  const [fault] = await checkDisk()
  return fault ? wrong('disk', fault.problem, fault.fix) : well('disk', 'there is room.')
}

async function mail(): Promise<Finding> {
  if (mailDriver === 'mailbox') {
    return told('mail', 'is kept on this machine and reaches nobody until SMTP_URL is set.')
  }
  if (!smtpServer) return told('mail', `leaves by ${mailDriver}, which is not tried.`)
  const ask = async () => {
    await trySmtp(smtpServer!)
    return `${smtpServer!.host}:${smtpServer!.port} takes us.`
  }
  return reach('mail', ask, 'See to SMTP_URL and SMTP_CA_FILE.')
}

async function pay(): Promise<Finding> {
  if (payments !== 'stripe') return told('payments', `${payments}: no money moves.`)
  const ask = async () => {
    const { data } = await stripe().prices.list({ lookup_keys: [PLAN.lookupKey], limit: 1 })
    if (data.length > 0) return 'Stripe takes the key and knows the plan.'
    throw new Error(`Stripe takes the key and has no price "${PLAN.lookupKey}".`)
  }
  return reach('payments', ask, 'See to STRIPE_SECRET_KEY and run `node ace.js billing:setup`.')
}

async function payOut(): Promise<Finding> {
  if (payouts !== 'paypal') return told('payouts', `${payouts}: no money moves.`)
  const ask = async () => {
    await paypal().tryAccess()
    return 'PayPal takes the keys.'
  }
  return reach('payouts', ask, 'See to PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_API_BASE.')
}

async function checkpoints(): Promise<Finding> {
  if (backupPlace === null) {
    return told('checkpoints', 'none are made: set BACKUP_TO and BACKUP_EVERY_HOURS=24.')
  }
  const look = async () => {
    const [fault] = await checkCheckpoints()
    if (fault) throw new Error(`${fault.problem} ${fault.fix}`)
    return 'are made as they should be.'
  }
  return reach('checkpoints', look, 'See docs/backup.md.')
}
