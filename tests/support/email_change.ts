import { fromElsewhere } from './forms.js'
import User from '#app/accounts/models/user'
import { arrivedMail, pathOf } from './mails.js'
import { Visitor } from './visitor.js'

/** Somebody signed in, and their account. */
export type Client = Visitor & { user: User }

export const CHANGE = '/user/email-change'
export const HTML = { headers: { accept: 'text/html' } }

/** Asks for another address, as the profile does. */
export function askFor(visitor: Visitor, email: string) {
  return visitor.call('PUT', '/user/profile-information', { json: { name: 'Ada', email } })
}

/** Path of a link in a mail; the newest that has its words. */
export async function linkIn(recipient: string, words: RegExp): Promise<string> {
  const { text } = await arrivedMail(recipient, words)
  return pathOf(new URL(/https?:\/\/\S+\/(?:confirm|undo|reset-password)\S*/.exec(text)![0]))
}

export const confirmLink = (email: string) => linkIn(email, /\/confirm\?/)
export const undoLink = (email: string) => linkIn(email, /\/undo\?/)

/** Asks for another address and opens its link. */
export async function changeTo(visitor: Client, email: string): Promise<void> {
  const asked = await askFor(visitor, email)
  const opened = await visitor.get(await confirmLink(email))
  if (asked.status !== 200 || opened.status !== 204) throw new Error('The address is not changed')
}

export const emailOf = async ({ user }: Client) => (await User.findOrFail(user.id)).email

/** The password that `resetPassword` sets. */
export const NEW = 'another long password'

/** Sets another password by a link of a mail. */
export async function resetPassword(email: string, link: string): Promise<void> {
  const { pathname } = new URL(link, 'http://localhost')
  const response = await new Visitor().post(
    '/reset-password',
    {
      email,
      token: pathname.split('/').pop(),
      password: NEW,
      password_confirmation: NEW,
    },
    { headers: fromElsewhere() }
  )
  if (response.status !== 200) throw new Error(`Reset answered ${response.status}`)
}
