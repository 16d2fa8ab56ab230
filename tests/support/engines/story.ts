import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { ROOT } from '../../../tools/launcher/settings.js'
import { Authenticator } from '../authenticator.js'
import type { Credentials } from '../demo_page.js'
import type { Instance } from '../instance.js'
import { keptCountsInPage } from '../kept_photos.js'
import { arrivedMail } from '../mails.js'
import { PASSWORD } from '../merchant.js'
import { query } from '../query.js'
import { registerAt } from '../sign_up.js'
import { until } from '../until.js'
import { freshEmail } from '../visitor.js'
import type { EngineWindow } from './engine_window.js'

/** As few as may be trained with. */
const PHOTOS = SAMPLE_VIEWS.slice(0, 5).map((view) => join(ROOT, `samples/mug/${view}.jpg`))

/** Registers by the form and opens the link of the mail. */
export async function register(window: EngineWindow, { mailbox }: Pick<Instance, 'mailbox'>) {
  const email = freshEmail()
  await window.go('/register')
  await window.press('Continue with Email')
  await window.fill('Name', 'Ada Merchant')
  await window.fill('Email', email)
  await window.fill('Password', PASSWORD)
  await window.fill('Confirm Password', PASSWORD)
  await window.tick('input[name=terms]')
  await window.place({ css: 'form button[type=submit]' })
  await window.driver.press('Enter')
  await window.isAt('/dashboard')
  await window.press('Skip for now')
  await window.sees('Drop photos of your product here')
  const { text } = await arrivedMail(email, /email\/verify/, mailbox)
  const { pathname, search } = new URL(/https?:\S+\/email\/verify\S+/.exec(text)![0])
  await window.go(pathname + search)
  await window.sees('Drop photos of your product here')
}

/** A merchant with a product of one photo, by calls. */
export async function merchantWithPhoto(instance: Instance): Promise<Credentials> {
  const email = freshEmail()
  const visitor = await registerAt(instance.url, PASSWORD, email)
  const verify = 'update users set email_verified_at = now() where email = $1'
  await query(instance, verify, [email])
  await visitor.post('/onboarding/skip')
  const photo = await readFile(PHOTOS[0]!, 'base64')
  const images = [`data:image/jpeg;base64,${photo}`]
  const answer = await visitor.post('/products', { name: 'Blue mug', images })
  if (!answer.ok) throw new Error(`The product was answered ${answer.status}`)
  return { email, password: PASSWORD }
}

/** Signs in by the form. */
export async function signIn(window: EngineWindow, { email, password }: Credentials) {
  await window.go('/login')
  await window.fill('Email', email)
  await window.fill('Password', password)
  await window.driver.press('Enter')
  await window.isAt('/dashboard')
}

/** Subscribes in the sandbox, from the dashboard by the second of two pages in one document. */
export async function subscribe(window: EngineWindow): Promise<void> {
  await window.sees('Get 50% off')
  await window.press('My Products', 'link')
  await window.isAt('/products')
  await window.press('Upgrade for $14.5/mo')
  await window.press('Pay $14.50')
  await window.sees('Your subscription is active.')
}

/** Goes back over the payment page to the two pages before it, or to the last of them alone. */
export async function goBackToOffers(
  window: EngineWindow,
  pages: readonly string[] = ['/products', '/dashboard']
): Promise<void> {
  await window.back()
  await window.sees('This has been paid')
  for (const path of pages) {
    await window.back()
    await window.isAt(path)
    await window.losesSight('Get 50% off')
    await window.sees('Images: 105')
    await window.place({ role: 'button', name: 'Top Up' })
  }
}

export async function topUp(window: EngineWindow): Promise<void> {
  await window.go('/billing')
  await window.press('Top Up')
  await window.press('Continue to Payment')
  await window.press('Pay $29.00')
  await window.sees('Your credits have been added.')
}

/** Chooses photos of a product, and loads the page anew once they are kept. */
export async function choosePhotos(window: EngineWindow): Promise<void> {
  await window.go('/dashboard')
  await window.choose(PHOTOS)
  await window.sees('5 of 20 photos selected')
  await until(async () => (await window.driver.run(keptCountsInPage)).includes(PHOTOS.length))
  await window.driver.reload()
  await window.sees('5 of 20 photos selected')
}

/** Makes a product of the photos that are chosen and trains it; answers its id. */
export async function makeProduct(window: EngineWindow): Promise<string> {
  await window.press('Continue')
  await window.fill('Product name', 'Blue mug')
  await window.press('Start Training')
  await window.isAt('/photos/generate/')
  return /\d+$/.exec(await window.path())![0]
}

/** A picture, looked at and downloaded. @param slug what its file is called by */
export async function makePicture(
  window: EngineWindow,
  product: string | number,
  slug: string
): Promise<string> {
  await window.go(`/photos/generate/${product}`)
  await window.fill('Photo description', 'on a marble table')
  await window.press('Generate')
  await window.seesPictures('on a marble table', 1)
  await window.press('Open')
  await window.place({ css: '[role=dialog] button', name: 'Close' })
  await window.driver.press('Enter')
  await window.press('Download', 'link')
  return window.downloaded(new RegExp(`^${slug}-\\d+\\.(jpg|png)$`))
}

/** Orders a picture, leaves the page for another at once, and goes back. */
export async function leaveOrder(window: EngineWindow, product: string): Promise<void> {
  await window.go(`/photos/generate/${product}`)
  await window.fill('Photo description', 'in deep snow')
  await window.pressAtOnce('Generate')
  await window.hasShown('[role=progressbar]')
  await window.go('/products')
  await window.sees('Blue mug')
  await window.back()
  await window.isAt(`/photos/generate/${product}`)
}

export async function makeBackground(window: EngineWindow, product: string): Promise<void> {
  await window.go(`/photos/inpaint/${product}`)
  await window.sees('Check this.')
  await window.fill('Background description', 'on green moss')
  await window.press('Generate')
  await window.seesPictures('on green moss', 1)
}

/** Paints with the brush of the mask editor, on the page of a product. */
export async function correctCutOut(window: EngineWindow): Promise<void> {
  await window.press('Adjust cut-out…')
  const { x, y } = await window.place({ role: 'application' })
  await window.driver.drag([x - 80, y - 80], [x, y - 80], [x + 80, y - 80])
  await window.press('Save')
  await window.sees('The cut-out was saved.')
}

export async function editPicture(window: EngineWindow): Promise<void> {
  await window.go('/ai-editor')
  await window.choose(PHOTOS.slice(0, 1))
  await window.place({ role: 'button', name: 'New Image…' })
  await window.fill('Description', 'make the background pastel blue')
  await window.press('Generate Image')
  await window.sees('Change 1 of 1')
}

export async function makeFilm(window: EngineWindow, product: string): Promise<void> {
  await window.go(`/videos/generate/${product}`)
  await window.fill('Video description', 'slow orbit')
  await window.press('Generate Video')
  await window.sees('Your video is ready')
}

export async function turnOnTwoFactor(window: EngineWindow): Promise<void> {
  await window.go('/user/profile')
  await window.press('Enable')
  await window.place({ css: '[role=dialog] input[name=password]' })
  await window.driver.type(PASSWORD)
  await window.driver.press('Enter')
  await window.sees('Finish enabling two factor authentication.')
  const secret = await window.valueOf('Setup Key')
  const app = new Authenticator(`otpauth://totp/Vitrine:demo?secret=${secret}`)
  await window.fill('Code', app.code())
  await window.press('Confirm')
  await window.sees('You have enabled two factor authentication.')
}

export async function logOut(window: EngineWindow): Promise<void> {
  await window.press('Account menu…')
  await window.press('Log Out', 'menuitem')
  await window.sees('Log in')
}
