import { BROWSER_MESSAGES } from '../messages/en/browsers.js'

/**
 * Shows a sentence in place of the page where the browser is older than the oldest that pages are made for: colours in oklch came with
 * Chrome 111, `:has` with Firefox 121, and looking back in patterns with Safari 16.4. In words that all browsers understand, and the same for
 * all pages, so that their policy can name it.
 */
export const OLD_BROWSER_SCRIPT = `(function () {
  try {
    new RegExp('(?<=a)b')
    if (CSS.supports('color', 'oklch(0 0 0)') && CSS.supports('selector(:has(a))')) return
  } catch (error) {}
  window.isTooOld = true
  var sentence = document.currentScript.getAttribute('data-sentence')
  document.addEventListener('DOMContentLoaded', function () {
    var shown = document.createElement('p')
    shown.style.cssText = 'max-width: 30rem; margin: 20vh auto; padding: 0 1rem; font: 16px/1.5 sans-serif; text-align: center'
    shown.appendChild(document.createTextNode(sentence))
    document.body.innerHTML = ''
    document.body.appendChild(shown)
  })
})()`

/** What a page says to browsers that cannot show it, in the visitor's language. */
export function unableBrowsers() {
  return { ...BROWSER_MESSAGES, script: OLD_BROWSER_SCRIPT }
}
