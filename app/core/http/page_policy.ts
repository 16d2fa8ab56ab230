import type { HttpContext } from '@adonisjs/core/http'
import { cspFactory } from '@adonisjs/shield/guards'
import shield from '#config/shield'

const putPolicy = cspFactory(shield.csp ?? {})

/** Gives an answer the policy of pages, with a nonce for its scripts, unless it has it already: pages of errors come from anywhere. */
export async function putPagePolicy(ctx: HttpContext): Promise<void> {
  if (ctx.response.nonce === undefined) await putPolicy(ctx)
}
