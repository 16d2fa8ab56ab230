import { SCHEMAS } from './schemas.js'

/** List prices in dollars, as the provider's interface tells them. */
const PRICES: Record<string, readonly [number, string]> = {
  'openrouter/router': [1, 'units'],
  'openrouter/router/vision': [1, 'units'],
  'fal-ai/flux-lora-fast-training': [0.002, 'steps'],
  'fal-ai/qwen-image-2512-trainer-v2': [0.00095, 'steps'],
  'fal-ai/qwen-image-2512/lora': [0.035, 'megapixels'],
  'bria/replace-background': [0.04, 'images'],
  'fal-ai/bria/product-shot': [0.04, 'images'],
  'google/nano-banana-2.1/edit': [1, 'units'],
  'openai/gpt-image-2.5/flare/edit': [1, 'units'],
  'openai/gpt-image-2.5/sunburst/edit': [1, 'units'],
  'fal-ai/topaz/upscale/image': [0.08, 'images'],
  'fal-ai/kling-video/v2.6/pro/image-to-video': [0.07, 'seconds'],
  'fal-ai/flux-2-trainer': [0.0064, 'steps'],
  'fal-ai/flux-lora': [0.035, 'megapixels'],
  'fal-ai/flux-2/lora': [0.021, 'megapixels'],
  'fal-ai/birefnet/v2': [0.0008, 'compute seconds'],
  'fal-ai/bria/background/remove': [0.018, 'images'],
  'fal-ai/bria/background/replace': [0.04, 'images'],
  'fal-ai/nano-banana-2/edit': [0.08, 'images'],
  'fal-ai/flux-pro/kontext': [0.04, 'images'],
  'fal-ai/bria/genfill': [0.04, 'generations'],
  'bria/fibo-edit/edit': [0.04, 'images'],
  'fal-ai/qwen-image-edit/inpaint': [0.03, 'megapixels'],
  'fal-ai/bria/eraser': [0.04, 'generations'],
  'fal-ai/bria/expand': [0.04, 'generations'],
  'fal-ai/seedvr/upscale/image': [0.001, 'megapixels'],
  'fal-ai/esrgan': [0.00111, 'compute seconds'],
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': [0.07, 'seconds'],
  'fal-ai/kling-video/v1.6/pro/image-to-video': [0.1, 'seconds'],
  'fal-ai/kling-video/v3/pro/image-to-video': [0.112, 'seconds'],
}

/** What the provider says of its models: schemas and prices. Tests change it as the provider would. */
export class Catalogue {
  readonly schemas = structuredClone(SCHEMAS)
  readonly prices = new Map(Object.entries(PRICES))
  readonly deprecated = new Set<string>()

  /** Answers `GET /v1/models`. */
  models(ids: readonly string[]) {
    const models = ids.map((id) => {
      if (!this.schemas[id]) return { endpoint_id: id }
      const schema = { $ref: '#/components/schemas/Input' }
      const post = { requestBody: { content: { 'application/json': { schema } } } }
      return {
        endpoint_id: id,
        metadata: { status: this.deprecated.has(id) ? 'deprecated' : 'active' },
        openapi: {
          openapi: '3.0.4',
          paths: { [`/${id}/requests/{request_id}`]: { get: {} }, [`/${id}`]: { post } },
          components: { schemas: { Input: this.schemas[id] } },
        },
      }
    })
    return { models, has_more: false }
  }

  /** Answers `GET /v1/models/pricing`. */
  pricing(ids: readonly string[]) {
    const prices = ids.flatMap((id) => {
      const [price, unit] = this.prices.get(id) ?? []
      return price === undefined
        ? []
        : [{ endpoint_id: id, unit_price: price, unit, currency: 'USD' }]
    })
    return { prices, has_more: false }
  }
}
