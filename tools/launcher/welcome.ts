import { mailboxKey } from '../../app/mail/mailbox/mailbox_key.ts'
import { DEMO_MERCHANT, isThisMachine } from '../../config/demo.ts'
import { address, type Settings } from './settings.ts'

/**
 * What is said once an instance is ready: where it is, who may sign in, and who else could.
 * @param setup the link that makes the first operator, where there is none yet
 */
export function welcome(
  settings: Pick<Settings, 'host' | 'port' | 'runs' | 'demo' | 'mailbox'>,
  { appKey, setup }: { appKey: string; setup: string | null },
  seconds: number
): string {
  const { demo, mailbox, host, runs } = settings
  if (!runs.includes('web')) return `\nA worker of Vitrine is ready after ${seconds.toFixed(1)} s.`
  const lines = [`\nVitrine is ready after ${seconds.toFixed(1)} s: ${address(settings)}`]
  if (demo) {
    lines.push(`Sign in as the demo merchant: ${DEMO_MERCHANT.email} / ${DEMO_MERCHANT.password}`)
  }
  if (mailbox) {
    const link = `${address(settings)}/mailbox?key=${mailboxKey(appKey)}`
    lines.push(`Mail that would be sent is kept; who has this link reads it: ${link}`)
  }
  if (setup) {
    lines.push(
      'There is no operator yet. Open this link to make the account, and keep it to yourself: whoever opens it first is the operator.',
      '',
      `  ${setup}`,
      ''
    )
  }
  if (demo && !isThisMachine(host)) {
    lines.push(
      `Warning: HOST=${host} lets others in, and everybody knows the demo merchant's password. Set NODE_ENV=production, or APP_URL to the public address, to close that account.`
    )
  }
  return [...lines, 'Stop with Ctrl-C.\n'].join('\n')
}
