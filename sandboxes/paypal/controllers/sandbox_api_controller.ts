import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { createBatch } from '../create_batch.js'
import { describeBatch } from '../describe_batch.js'
import { SANDBOX_CLIENT_ID, sandboxClientSecret } from '#config/payout_sandbox'
import { SandboxRefusal } from '../sandbox_refusal.js'
import { isSame, issueToken, isToken, TOKEN_SECONDS } from '../tokens.js'
import { verifyMessage } from '../verify_message.js'

const MOST_ITEMS_A_PAGE = 1_000

/** The part of PayPal's API that the app uses, in the same form. */
export default class SandboxApiController {
  token(ctx: HttpContext) {
    return answer(ctx, 200, async () => {
      const login = `${SANDBOX_CLIENT_ID}:${sandboxClientSecret()}`
      const expected = `Basic ${Buffer.from(login).toString('base64')}`
      if (!isSame(ctx.request.header('authorization') ?? '', expected)) {
        throw new SandboxRefusal(401, 'invalid_client', 'Client Authentication failed')
      }
      if (ctx.request.input('grant_type') !== 'client_credentials') {
        throw new SandboxRefusal(400, 'unsupported_grant_type', 'Grant Type is not supported')
      }
      const token = issueToken(Date.now())
      return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS }
    })
  }

  store(ctx: HttpContext) {
    return answer(ctx, 201, () => {
      refuseStrangers(ctx.request)
      return createBatch(ctx.request.body())
    })
  }

  show(ctx: HttpContext) {
    return answer(ctx, 200, () => {
      refuseStrangers(ctx.request)
      const page = Math.max(1, Math.trunc(Number(ctx.request.input('page', 1))) || 1)
      const size = Math.trunc(Number(ctx.request.input('page_size', MOST_ITEMS_A_PAGE)))
      const pageSize = Math.min(Math.max(1, size || 1), MOST_ITEMS_A_PAGE)
      return describeBatch(String(ctx.params.id), page, pageSize)
    })
  }

  verify(ctx: HttpContext) {
    return answer(ctx, 200, async () => {
      refuseStrangers(ctx.request)
      return verifyMessage(ctx.request.body())
    })
  }
}

function refuseStrangers(request: HttpRequest): void {
  const [, token] = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '') ?? []
  if (token !== undefined && isToken(token, Date.now())) return
  throw new SandboxRefusal(401, 'AUTHENTICATION_FAILURE', 'Authentication failed')
}

async function answer({ response }: HttpContext, status: number, run: () => Promise<object>) {
  try {
    return response.status(status).json(await run())
  } catch (error) {
    const refusal = error instanceof SandboxRefusal ? error : defect(error)
    return response.status(refusal.status).json(refusal.body)
  }
}

function defect(error: unknown): SandboxRefusal {
  logger.error({ err: error }, 'payout sandbox')
  return new SandboxRefusal(500, 'INTERNAL_SERVER_ERROR', 'An internal server error occurred.')
}
