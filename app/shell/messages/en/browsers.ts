/** What browsers that cannot show the pages say in their place. */
export const BROWSER_MESSAGES = {
  tooOld:
    'Vitrine needs a newer browser: Chrome or Edge from 111, Firefox from 121, Safari from 16.4.',
  noScripts:
    'Vitrine needs JavaScript. Allow it in your browser for this page, then load the page again.',
}
