import { test } from '@japa/runner'
import { ENGINES, isMissing, openWindow } from '#tests/support/engines/engines'
import {
  correctCutOut,
  editPicture,
  logOut,
  makeBackground,
  makeFilm,
  makePicture,
  makeProduct,
  pay,
  register,
  turnOnTwoFactor,
} from '#tests/support/engines/story'
import { sharedInstance } from '#tests/support/shared_instance'

for (const engine of ENGINES) {
  test(`a merchant's whole story in ${engine}: from the registration over pictures and payments to the log-out`, async ({
    assert,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const window = await openWindow(engine, instance.url)
    cleanup(() => window.driver.close())
    await register(window, instance)
    await pay(window)
    const product = await makeProduct(window)
    await makePicture(window, product)
    await makeBackground(window, product)
    await correctCutOut(window, product)
    await editPicture(window)
    await makeFilm(window, product)
    await turnOnTwoFactor(window)
    // The page before the one that is left.
    await window.go('/dashboard')
    await window.go('/products')
    await logOut(window)
    await window.back()
    await window.sees('Welcome back')
    assert.isFalse(await window.shows('Ada'), 'nothing of the former user')
    assert.deepEqual(window.driver.errors, [])
  }).skip(() => isMissing(engine), `${engine} is not installed and could not be`)
}
