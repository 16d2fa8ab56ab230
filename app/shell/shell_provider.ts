import type { ApplicationService } from '@adonisjs/core/types'
import type { LoaderContract } from 'edge.js/types'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import { MessageVerifier, signBy } from '#app/core/http/message_verifier'
import { appKeys } from '#config/encryption'
import { firstPaint } from './assets/first_paint.js'
import { localiseAll } from '#app/i18n/catalogues'
import { endTags, headTags } from './assets/app_tags.js'
import { readLocaleFrom } from '#app/i18n/format'
import { pageTags } from './assets/page_tags.js'
import { unableBrowsers } from './assets/old_browsers.js'
import { currentLocale, requestFormatLocale } from '#app/i18n/current_locale'

/** A page's data inside a script element, where `<` could end the element or begin another one in the middle of a name. */
function pageJson(page: unknown): string {
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}

/** The package looks on the disk for templates that are components whenever something is to be rendered, and so for each request; in production there come no others. */
function keepComponents(loader: LoaderContract): void {
  const components = loader.listComponents()
  loader.listComponents = () => components
}

/**
 * The shield keeps nothing of a request, but its package makes one for each, with an import that asks another thread:
 * a fifth of the time of a page. One for all is enough.
 */
export default class ShellProvider {
  protected app: ApplicationService

  constructor(app: ApplicationService) {
    this.app = app
  }

  register() {
    this.app.container.singleton(ShieldMiddleware, async (resolver) => {
      const encryption = await resolver.make('encryption')
      const { default: edge } = await import('edge.js')
      return new ShieldMiddleware(this.app.config.get('shield'), encryption.use(), edge)
    })
  }

  async boot() {
    signBy(await this.app.container.make('encryption'), new MessageVerifier(appKeys))
    const { default: edge } = await import('edge.js')
    if (this.app.inProduction) keepComponents(edge.loader)
    edge.global('pageJson', pageJson)
    edge.global('pageTags', pageTags)
    edge.global('headTags', headTags)
    edge.global('endTags', endTags)
    edge.global('unableBrowsers', unableBrowsers)
    edge.global('language', currentLocale)
    readLocaleFrom(requestFormatLocale)
    await localiseAll(this.app.makePath())
    edge.global('firstPaint', firstPaint)
  }
}
