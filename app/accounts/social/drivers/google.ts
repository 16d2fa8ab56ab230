import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import type { GoogleDriverConfig } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'

/** Google with PKCE. */
export class GooglePkceDriver extends GoogleDriver {
  constructor(ctx: HttpContext, config: GoogleDriverConfig) {
    super(ctx, config)
    this.codeVerifierCookieName = 'google_oauth_code_verifier'
    this.loadState()
  }
}
