export interface paths {
  '/api/v1/openapi.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Describe this API
     * @description Describe this API
     */
    get: operations['openapi']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/credits': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tell what credits are left
     * @description Needs the permission `credits:read`.
     */
    get: operations['credits']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List your products, newest first
     * @description Needs the permission `products:read`.
     */
    get: operations['productsIndex']
    put?: never
    /**
     * Create a product from photos
     * @description Takes 1 to 20 photos in images and image_urls together. Needs the permission `products:write`.
     */
    post: operations['productsStore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a product with its photos
     * @description Needs the permission `products:read`.
     */
    get: operations['productsShow']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/photos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add photos to a product
     * @description Takes 1 to 20 photos in images and image_urls together. Needs the permission `products:write`.
     */
    post: operations['productsPhotosStore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/train': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Train a product on its photos
     * @description Takes a model credit, and 5 to 20 photos. With the method references it takes no credit, and 1 to 20 photos. Needs the permission `products:write`.
     */
    post: operations['productsTrain']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/edit-image': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change a picture as you describe
     * @description Send the picture as image or image_url, and what to change as prompt; with surprise_me Vitrine chooses. A mask holds the change to an area. Where the product cannot be told from its background, the call is refused with the code product_unclear: send product_mask then. Takes an image credit for each picture. Needs the permission `images:edit`.
     */
    post: operations['editImage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/images': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make pictures of a trained product
     * @description Takes an image credit for each picture. Needs the permission `images:generate`.
     */
    post: operations['productsImagesStore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/photos/{photo}/backgrounds': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Put the product of a photo before new backgrounds
     * @description Takes an image credit for each picture. Needs the permission `images:generate`.
     */
    post: operations['productsPhotosBackgrounds']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/photos/{photo}/cut-out': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cut the product out of a photo
     * @description Free of charge. What was cut out before is answered at once. Needs the permission `images:edit`.
     */
    post: operations['productsPhotosCutOut']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/upscale': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Enlarge a picture of a product to twice its size
     * @description Takes an image credit. Needs the permission `images:edit`.
     */
    post: operations['productsUpscale']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/products/{product}/videos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a video that starts with a picture
     * @description Takes a video credit. The picture is one of the product (asset_id), or is sent along (image or image_url). Needs the permission `videos:generate`.
     */
    post: operations['productsVideosStore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/reels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Put pictures, photos and videos together into a reel
     * @description Takes a video credit. Needs the permission `videos:generate`.
     */
    post: operations['reelsStore']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/generations/{generation}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Tell how far a piece of work is
     * @description Needs the permission `images:edit` or `images:generate` or `products:write` or `videos:generate`.
     */
    get: operations['generationsShow']
    put?: never
    post?: never
    /**
     * Cancel a piece of work
     * @description What waits ends at once, what runs within moments; credits are given back. What has ended stays as it is. Needs the permission `images:edit` or `images:generate` or `products:write` or `videos:generate`.
     */
    delete: operations['generationsCancel']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/assets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the pictures and videos that you made, newest first
     * @description Needs the permission `assets:read`.
     */
    get: operations['assetsIndex']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/v1/assets/{asset}/file': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download the file of a picture, video, photo or cut-out
     * @description Needs the permission `assets:read`.
     */
    get: operations['assetsFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  'generation.completed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A picture, cut-out or video is ready
     * @description The data are what `GET /api/v1/generations/{generation}` answers.
     */
    post: operations['onGenerationCompleted']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'generation.failed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A picture, cut-out or video failed
     * @description The data are what `GET /api/v1/generations/{generation}` answers.
     */
    post: operations['onGenerationFailed']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'product.trained': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A product is trained
     * @description The data are what `GET /api/v1/generations/{generation}` answers.
     */
    post: operations['onProductTrained']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'product.training_failed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A training failed
     * @description The data are what `GET /api/v1/generations/{generation}` answers.
     */
    post: operations['onProductTrainingFailed']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'batch.completed': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A batch has ended
     * @description The data tell how its items have ended.
     */
    post: operations['onBatchCompleted']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'webhook.test': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * An endpoint is tried out
     * @description Sent when somebody presses Send Test Event. It tells of nothing.
     */
    post: operations['onWebhookTest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface components {
  schemas: {
    /** @description Why a call failed. */
    Problem: {
      error: {
        /** @description Stable name of what is wrong. */
        code: string
        /** @description One sentence: what is wrong, and what to do. */
        message: string
        /** @description The field of the request that it is about. */
        field?: string
      }
    }
    Credits: {
      image_credits: number
      video_credits: number
      model_credits: number
    }
    Product: {
      id: number
      name: string
      is_public: boolean
      is_owner: boolean
      /** @enum {unknown} */
      status: 'draft' | 'training' | 'ready' | 'failed'
      photos_count: number
      /** Format: date-time */
      created_at: string
    }
    ProductDetails: {
      id: number
      name: string
      is_public: boolean
      is_owner: boolean
      /** @enum {unknown} */
      status: 'draft' | 'training' | 'ready' | 'failed'
      photos_count: number
      /** Format: date-time */
      created_at: string
      description: string
      trigger_word: string
      photos: components['schemas']['Photo'][]
    }
    ProductPage: {
      products: components['schemas']['Product'][]
      next_cursor: number | null
    }
    Photo: {
      id: number
      /** Format: uuid */
      asset_id: string
      /** Format: uri */
      url: string
      original_name: string | null
      width: number
      height: number
      /** @description Whether the automatic cut-out should be looked at before training. */
      check_cutout: boolean
      /** Format: date-time */
      created_at: string
    }
    Photos: {
      photos: components['schemas']['Photo'][]
    }
    /** @description A picture or video that was made. */
    Asset: {
      /** Format: uuid */
      id: string
      /** @enum {unknown} */
      type: 'image' | 'video'
      /**
       * Format: uri
       * @description Its file, for callers with the permission assets:read.
       */
      url: string
      prompt: string
      /** @description Pixels. */
      width: number
      /** @description Pixels. */
      height: number
      /** @description Seconds; null for pictures. */
      duration: number | null
      /** @description Mean colour difference (CIEDE2000) between the product in the picture and in its photo; below 2 is not visible. Null when it was not measured. */
      delta_e: number | null
      /** @description Structural similarity of the product to its photo; the same is 1. Null when it was not measured. */
      ssim: number | null
      /** @description Null when there are no words on the product, or they were not counted. */
      label: components['schemas']['Label'] | null
      /**
       * @description How it, or the picture of a video, got another shape: reframed, filled, set or softened, as in shape_way of the calls; null where it needed none.
       * @enum {unknown}
       */
      shaped_by: 'reframed' | 'filled' | 'set' | 'softened' | null
      /** Format: date-time */
      created_at: string
    }
    /** @description How much of what is written on a product can be read. */
    Label: {
      /** @description Words on the product in its photo. */
      words: number
      /** @description How many of them can still be read in the picture. */
      read: number
    }
    AssetPage: {
      assets: components['schemas']['Asset'][]
      next_cursor: string | null
    }
    Pictures: {
      images: components['schemas']['Asset'][]
      /** @description Words of the prompt that were not understood. */
      ignored_words: string[]
      /** @description A sentence for each picture that failed; its credit was given back. */
      failures: string[]
    }
    EditedPictures: {
      /**
       * Format: uri
       * @description The file of the first picture; null once all have been deleted.
       */
      processedImage: string | null
      /** @description The files of all pictures. */
      processedImages: string[]
      images: components['schemas']['Asset'][]
      /** @description Words of the prompt that were not understood. */
      ignored_words: string[]
      /** @description A sentence for each picture that failed; its credit was given back. */
      failures: string[]
    }
    Video: {
      video: components['schemas']['Asset'] | null
    }
    Reel: {
      video: components['schemas']['Asset'] | null
      /** @description The frame that stands for it. */
      poster: {
        /** Format: uuid */
        id: string
        /** Format: uri */
        url: string
      } | null
      /** @description The reel in words, for people who do not see it. */
      alt: string
      /** @description Subtitles as SubRip; null where nothing is said. */
      srt: string | null
      /** @description The same as WebVTT. */
      vtt: string | null
    }
    /** @description What a call would take. It was checked as the call itself would be, and nothing was made, taken or kept. */
    DryRun: {
      /** @constant */
      dry_run: true
      /** @description Credits that it would take; 0 where it is free of charge, this time or always. */
      credits: number
      /**
       * @description Of which kind; null for what takes none.
       * @enum {unknown}
       */
      kind: 'image' | 'video' | 'model' | null
      /** @description Until it is done, once it has begun; null where nobody can say. */
      expected_seconds: number | null
    }
    CutOut: {
      image: {
        /** Format: uuid */
        id: string
        /** Format: uri */
        url: string
      }
      /** @description 0 to 1. */
      confidence: number
      /** @description What to do when the cut-out should be looked at. */
      advice: string | null
    }
    Training: {
      product_id: number
    }
    /** @description A piece of work. */
    Generation: {
      /** Format: uuid */
      id: string
      /** @enum {unknown} */
      kind: 'train' | 'generate' | 'background' | 'edit' | 'upscale' | 'cutout' | 'video' | 'reel'
      /** @enum {unknown} */
      status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
      /** @description 0 to 1. */
      progress: number
      step: string | null
      product_id: number | null
      /** @description What was made, by kind; null until it has succeeded. */
      result:
        | components['schemas']['EditedPictures']
        | components['schemas']['Pictures']
        | components['schemas']['Video']
        | components['schemas']['Reel']
        | components['schemas']['CutOut']
        | components['schemas']['Training']
        | null
      /** @description One sentence, when it failed or was cancelled. */
      error: string | null
      /**
       * @description What kind of failure it is: what to do about it.
       * @enum {unknown}
       */
      error_code:
        | 'rejected_content'
        | 'invalid_input'
        | 'product_unclear'
        | 'unsupported'
        | 'busy'
        | 'timeout'
        | 'provider_down'
        | 'cancelled'
        | 'internal'
        | null
      /** @description Stable name of what failed, e.g. `picture_damaged`. */
      error_reason: string | null
      /** @description What the sentence is made with, by reason. */
      error_params: Record<string, never> | null
      /** Format: uri */
      status_url: string
      /** Format: date-time */
      created_at: string
      /** Format: date-time */
      finished_at: string | null
    }
  }
  responses: {
    /** @description The call cannot be read. */
    Problem400: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description The token is missing, wrong, revoked or expired. */
    Problem401: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description Credits are missing. */
    Problem402: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description The token lacks the permission, or a subscription is needed. */
    Problem403: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description There is no such thing, or it is somebody else’s. */
    Problem404: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description It collides with other work, or the Idempotency-Key was used for another request. */
    Problem409: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description The body, or a file in it, is too large. */
    Problem413: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description The body is not sent as JSON. */
    Problem415: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description A field is wrong, or the work was refused; error.field names the field. With error.code account_limit the files are more than the account may keep. */
    Problem422: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description More than 60 calls a minute, or too many wrong tokens from the same address (error.code is too_many_wrong_tokens), or more work waits than can be done soon (error.code is queue_full: nothing was charged), or more was ordered than the account may have (error.code is account_limit: nothing was charged); Retry-After says when to call again. */
    Problem429: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description The work goes on; its status tells of the rest. */
    Accepted: {
      headers: {
        /** @description The address of its status. */
        Location?: string
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Generation']
      }
    }
  }
  parameters: {
    /** @description respond-async: answer 202 at once, with the address of the status. */
    Prefer: string
    /** @description A repetition with the same key within a day is answered with what the first call has made. */
    IdempotencyKey: string
    /** @description The one part of a file that is wanted, such as bytes=0-1023. */
    Range: string
    /** @description The ETag of the file whose part is wanted; of another one the whole is answered. */
    IfRange: string
    /** @description Names the event; the same each time that it is sent. */
    WebhookId: string
    /** @description When it is sent, in seconds since 1970. */
    WebhookTimestamp: string
    /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
    WebhookSignature: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  openapi: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description This document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Record<string, never>
        }
      }
    }
  }
  credits: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Credits by kind. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Credits']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      429: components['responses']['Problem429']
    }
  }
  productsIndex: {
    parameters: {
      query?: {
        before?: number
        per_page?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of products. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProductPage']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsStore: {
    parameters: {
      query?: never
      header?: {
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Mug",
         *       "description": "A blue mug of stoneware.",
         *       "image_urls": [
         *         "https://example.com/mug-front.jpg",
         *         "https://example.com/mug-side.jpg"
         *       ]
         *     }
         */
        'application/json': {
          name: string
          description?: string
          is_public?: boolean
          images?: string[]
          image_urls?: string[]
          /** @description What the files in images are called, in their order. */
          image_names?: (string | null)[]
          /**
           * @description Where the product is in some of the photos: pictures of its shape as data URIs, white there and black elsewhere. Found by Vitrine in the others.
           * @example [
           *       "data:image/png;base64,iVBORw0KGgo="
           *     ]
           */
          masks?: string[]
          /**
           * @description For each of the masks the place of its photo, from 0: those in images come before those in image_urls.
           * @example [
           *       0
           *     ]
           */
          mask_photos?: number[]
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DryRun']
        }
      }
      /** @description The product. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProductDetails']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsShow: {
    parameters: {
      query?: never
      header?: never
      path: {
        product: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProductDetails']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      429: components['responses']['Problem429']
    }
  }
  productsPhotosStore: {
    parameters: {
      query?: never
      header?: {
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "image_urls": [
         *         "https://example.com/mug-back.jpg"
         *       ]
         *     }
         */
        'application/json': {
          images?: string[]
          image_urls?: string[]
          /** @description What the files in images are called, in their order. */
          image_names?: (string | null)[]
          /**
           * @description Where the product is in some of the photos: pictures of its shape as data URIs, white there and black elsewhere. Found by Vitrine in the others.
           * @example [
           *       "data:image/png;base64,iVBORw0KGgo="
           *     ]
           */
          masks?: string[]
          /**
           * @description For each of the masks the place of its photo, from 0: those in images come before those in image_urls.
           * @example [
           *       0
           *     ]
           */
          mask_photos?: number[]
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DryRun']
        }
      }
      /** @description The new photos. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Photos']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsTrain: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "method": "training"
         *     }
         */
        'application/json': {
          /**
           * @description references makes it ready from its photos alone, within seconds and for nothing, where the engine in use can; training, the default, learns it.
           * @enum {unknown}
           */
          method?: 'training' | 'references'
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description It is trained. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['Training'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  editImage: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "image_url": "https://example.com/mug.jpg",
         *       "prompt": "Make the background white",
         *       "num_images": 1
         *     }
         */
        'application/json': {
          /**
           * @description A picture of at most 10 MB as a data URI: data:image/jpeg;base64,...
           * @example data:image/jpeg;base64,/9j/4AAQSkZJRg==
           */
          image?: string
          /**
           * Format: uri
           * @description Public address of a picture of at most 15 MB.
           */
          image_url?: string
          /**
           * @description Where alone it may be changed: a picture of its shape as a data URI, white there and black elsewhere.
           * @example data:image/png;base64,iVBORw0KGgo=
           */
          mask?: string
          /**
           * @description Where the product is: a picture of its shape as a data URI, white there and black elsewhere. Found by Vitrine, if missing.
           * @example data:image/png;base64,iVBORw0KGgo=
           */
          product_mask?: string
          /** @description What to change, such as: Make the background white. */
          prompt?: string
          task?: {
            /**
             * @description What to change by name, in place of words: only where the engine in use can.
             * @enum {unknown}
             */
            name: 'new_angle' | 'relight' | 'label_words' | 'ghost_mannequin' | 'on_model'
            /** @description new_angle: left, right, back, above, close; relight: soft, golden, studio, dramatic; on_model: woman, man */
            choice?: string
            /** @description label_words: what stands on the label. */
            from?: string
            /** @description label_words: what shall stand there. */
            to?: string
          }
          /** @description Whether Vitrine chooses what to change, in place of a prompt. */
          surprise_me?: boolean
          /**
           * @description How it gets the other shape that the prompt asks for: a part of it (reframed), its ground carried on (filled), the product on studio paper in its colours (set), or all of it on a softened copy of itself (softened). The first of them that holds, if missing.
           * @enum {unknown}
           */
          shape_way?: 'reframed' | 'filled' | 'set' | 'softened'
          /** @description Pictures to make; 1, if missing. */
          num_images?: number
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The changed pictures. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['EditedPictures'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsImagesStore: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "prompt": "on a wooden table, morning light",
         *       "num_images": 2,
         *       "image_size": "square_hd"
         *     }
         */
        'application/json': {
          prompt: string
          /** @description What must not be in the pictures. */
          negative_prompt?: string
          num_images?: number
          /** @enum {unknown} */
          image_size?: 'portrait_4_3' | 'landscape_4_3' | 'square_hd'
          /** @description The same seed with the same request makes the same pictures. */
          seed?: number
          /**
           * @description Where the product stands, its shadow and its light. What is left out is as the scene has it.
           * @example {
           *       "x": 0.35,
           *       "foot": 0.85,
           *       "height": 0.5,
           *       "side": "right"
           *     }
           */
          layout?: {
            /** @description Middle of the product, as a share of the picture's width. */
            x?: number
            /** @description Lowest point of the product, as a share of the picture's height from the top. */
            foot?: number
            /** @description Height of the product, as a share of the picture's; less where it would be wider than the picture. */
            height?: number
            /** @description How dark its shadow is: 0 none, 1 as usual. */
            shadow?: number
            /** @description How soft its shadow is, from 0 to 1. */
            softness?: number
            /**
             * @description Where the light comes from.
             * @enum {unknown}
             */
            side?: 'left' | 'right'
            /** @description How warm the light is: -1 cold, 0 as usual, 1 warm. */
            warmth?: number
            /** @description How bright the light is; 1 as usual. */
            brightness?: number
          }
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The pictures. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['Pictures'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsPhotosBackgrounds: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
        photo: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "prompt": "on sand at the beach, sunny",
         *       "num_images": 1
         *     }
         */
        'application/json': {
          prompt: string
          /** @description What must not be in the pictures. */
          negative_prompt?: string
          num_images?: number
          /** @enum {unknown} */
          image_size?: 'portrait_4_3' | 'landscape_4_3' | 'square_hd'
          /** @description The same seed with the same request makes the same pictures. */
          seed?: number
          /**
           * @description Where the product stands, its shadow and its light. What is left out is as the scene has it.
           * @example {
           *       "x": 0.35,
           *       "foot": 0.85,
           *       "height": 0.5,
           *       "side": "right"
           *     }
           */
          layout?: {
            /** @description Middle of the product, as a share of the picture's width. */
            x?: number
            /** @description Lowest point of the product, as a share of the picture's height from the top. */
            foot?: number
            /** @description Height of the product, as a share of the picture's; less where it would be wider than the picture. */
            height?: number
            /** @description How dark its shadow is: 0 none, 1 as usual. */
            shadow?: number
            /** @description How soft its shadow is, from 0 to 1. */
            softness?: number
            /**
             * @description Where the light comes from.
             * @enum {unknown}
             */
            side?: 'left' | 'right'
            /** @description How warm the light is: -1 cold, 0 as usual, 1 warm. */
            warmth?: number
            /** @description How bright the light is; 1 as usual. */
            brightness?: number
          }
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The pictures. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['Pictures'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsPhotosCutOut: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
        photo: number
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "automatic": true
         *     }
         */
        'application/json': {
          /** @description Whether to pass over a mask that the owner drew. */
          automatic?: boolean
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The product before nothing. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['CutOut'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsUpscale: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "asset_id": "0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f"
         *     }
         */
        'application/json': {
          /**
           * Format: uuid
           * @description A picture or photo of the product.
           */
          asset_id: string
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The pictures. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['Pictures'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  productsVideosStore: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        product: number
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "prompt": "slow zoom",
         *       "asset_id": "0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f",
         *       "duration": 5,
         *       "aspect_ratio": "9:16"
         *     }
         */
        'application/json': {
          prompt: string
          /**
           * Format: uuid
           * @description A picture or photo of the product.
           */
          asset_id?: string
          /**
           * @description A picture of at most 10 MB as a data URI: data:image/jpeg;base64,...
           * @example data:image/jpeg;base64,/9j/4AAQSkZJRg==
           */
          image?: string
          /**
           * Format: uri
           * @description Public address of a picture of at most 15 MB.
           */
          image_url?: string
          /**
           * @description Seconds.
           * @enum {number}
           */
          duration?: 5 | 10
          /** @enum {unknown} */
          aspect_ratio?: '9:16' | '16:9' | '1:1'
          /**
           * @description How a picture of another shape gets that of the video: a part of it (reframed), its ground carried on (filled), the product on studio paper in its colours (set), or all of it on a softened copy of itself (softened). The first of them that holds, if missing.
           * @enum {unknown}
           */
          shape_way?: 'reframed' | 'filled' | 'set' | 'softened'
          /**
           * @description How close the video keeps to its picture and words.
           * @enum {number}
           */
          cfg_scale?: 0.5 | 1 | 1.5
          /** @description Whether it has sound that suits it, for 2 video credits: only where the engine in use can. */
          with_sound?: boolean
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The video. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['Video'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  reelsStore: {
    parameters: {
      query?: never
      header?: {
        /** @description respond-async: answer 202 at once, with the address of the status. */
        'Prefer'?: components['parameters']['Prefer']
        /** @description A repetition with the same key within a day is answered with what the first call has made. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "asset_id": "0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f",
         *           "caption": "Made by hand"
         *         },
         *         {
         *           "asset_id": "0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f"
         *         },
         *         {
         *           "asset_id": "0192f0c1-2f43-7d6a-8f3e-5b1d2c3a4e5f"
         *         }
         *       ],
         *       "template": "calm",
         *       "aspect_ratio": "9:16",
         *       "duration": 12,
         *       "words": {
         *         "name": "Blue mug",
         *         "price": "$19",
         *         "call_to_action": "Shop now"
         *       },
         *       "sound": "calm"
         *     }
         */
        'application/json': {
          items: {
            /**
             * Format: uuid
             * @description A picture, a photo or a video of yours, of one product or several.
             */
            asset_id: string
            caption?: string
            /** @description Lays its product alone on the ground of the brand. */
            cut_out?: boolean
          }[]
          /** @enum {unknown} */
          template?: 'calm' | 'bold' | 'catalogue' | 'before_after' | 'colors'
          /** @enum {unknown} */
          aspect_ratio?: '9:16' | '4:5' | '1:1' | '16:9'
          /** @description Seconds; 12, if missing. */
          duration?: number
          words?: {
            name?: string
            price?: string
            call_to_action?: string
            address?: string
          }
          brand?: {
            /** @description Such as #1a2b3c; that of the last reel, if missing. */
            ground?: string
            /** @description Such as #1a2b3c; that of the last reel, if missing. */
            ink?: string
            /** @description Such as #1a2b3c; that of the last reel, if missing. */
            accent?: string
            /** @enum {unknown} */
            font?: 'inter' | 'serif' | 'mono' | 'display'
          }
          /**
           * @description None, a bed of ours, or a sound of your own; none, if missing.
           * @enum {unknown}
           */
          sound?: 'none' | 'calm' | 'bright' | 'pulse' | 'own'
          /** @description Second of your own sound with which it begins. */
          sound_from?: number
          end_card?: boolean
          /**
           * @description Network whose buttons the words keep clear of.
           * @enum {unknown}
           */
          safe_zone?: 'reels' | 'stories' | 'tiktok' | 'shorts' | 'none'
          seed?: number
          /**
           * @description With sound set to own: MP3, M4A or WAV of at most 10 MB as a data URI.
           * @example data:audio/mpeg;base64,SUQzBA==
           */
          sound_file?: string
          /**
           * @description A picture of at most 10 MB as a data URI: data:image/jpeg;base64,...
           * @example data:image/jpeg;base64,/9j/4AAQSkZJRg==
           */
          logo?: string
          /** @description Whether only to tell what the call would take: all of it is checked, and nothing is made, taken or kept. */
          dry_run?: boolean
        } & {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description The reel. With dry_run: what it would take. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | ({
                /** Format: uuid */
                generation_id: string
              } & components['schemas']['Reel'])
            | components['schemas']['DryRun']
        }
      }
      202: components['responses']['Accepted']
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      402: components['responses']['Problem402']
      403: components['responses']['Problem403']
      409: components['responses']['Problem409']
      413: components['responses']['Problem413']
      415: components['responses']['Problem415']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  generationsShow: {
    parameters: {
      query?: never
      header?: never
      path: {
        generation: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The work. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Generation']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      429: components['responses']['Problem429']
    }
  }
  generationsCancel: {
    parameters: {
      query?: never
      header?: never
      path: {
        generation: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The work as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Generation']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      429: components['responses']['Problem429']
    }
  }
  assetsIndex: {
    parameters: {
      query?: {
        type?: 'image' | 'video'
        product_id?: number
        before?: string
        per_page?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetPage']
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      422: components['responses']['Problem422']
      429: components['responses']['Problem429']
    }
  }
  assetsFile: {
    parameters: {
      query?: never
      header?: {
        /** @description The one part of a file that is wanted, such as bytes=0-1023. */
        'Range'?: components['parameters']['Range']
        /** @description The ETag of the file whose part is wanted; of another one the whole is answered. */
        'If-Range'?: components['parameters']['IfRange']
      }
      path: {
        asset: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': unknown
        }
      }
      /** @description The part of it that Range asks for. */
      206: {
        headers: {
          /** @description Which bytes of how many they are. */
          'Content-Range'?: string
          [name: string]: unknown
        }
        content: {
          '*/*': unknown
        }
      }
      400: components['responses']['Problem400']
      401: components['responses']['Problem401']
      403: components['responses']['Problem403']
      404: components['responses']['Problem404']
      /** @description It has no such part: Content-Range tells how many bytes it has. */
      416: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      429: components['responses']['Problem429']
    }
  }
  onGenerationCompleted: {
    parameters: {
      query?: never
      header: {
        /** @description Names the event; the same each time that it is sent. */
        'webhook-id': components['parameters']['WebhookId']
        /** @description When it is sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp']
        /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
        'webhook-signature': components['parameters']['WebhookSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          type: 'generation.completed'
          /** Format: date-time */
          timestamp: string
          data: components['schemas']['Generation'] & {
            /** @enum {unknown} */
            kind: 'generate' | 'background' | 'edit' | 'upscale' | 'cutout' | 'video' | 'reel'
            /** @enum {unknown} */
            status: 'succeeded'
            error: null
            error_code: null
            error_reason: null
            error_params: null
          }
        }
      }
    }
    responses: {
      /** @description Nothing more is to be sent: the endpoint is switched off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description It was taken. Anything else is tried again for a day. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  onGenerationFailed: {
    parameters: {
      query?: never
      header: {
        /** @description Names the event; the same each time that it is sent. */
        'webhook-id': components['parameters']['WebhookId']
        /** @description When it is sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp']
        /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
        'webhook-signature': components['parameters']['WebhookSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          type: 'generation.failed'
          /** Format: date-time */
          timestamp: string
          data: components['schemas']['Generation'] & {
            /** @enum {unknown} */
            kind: 'generate' | 'background' | 'edit' | 'upscale' | 'cutout' | 'video' | 'reel'
            /** @enum {unknown} */
            status: 'failed'
            result: null
            error: string
          }
        }
      }
    }
    responses: {
      /** @description Nothing more is to be sent: the endpoint is switched off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description It was taken. Anything else is tried again for a day. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  onProductTrained: {
    parameters: {
      query?: never
      header: {
        /** @description Names the event; the same each time that it is sent. */
        'webhook-id': components['parameters']['WebhookId']
        /** @description When it is sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp']
        /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
        'webhook-signature': components['parameters']['WebhookSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          type: 'product.trained'
          /** Format: date-time */
          timestamp: string
          data: components['schemas']['Generation'] & {
            /** @enum {unknown} */
            kind: 'train'
            /** @enum {unknown} */
            status: 'succeeded'
            error: null
            error_code: null
            error_reason: null
            error_params: null
            result: components['schemas']['Training']
          }
        }
      }
    }
    responses: {
      /** @description Nothing more is to be sent: the endpoint is switched off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description It was taken. Anything else is tried again for a day. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  onProductTrainingFailed: {
    parameters: {
      query?: never
      header: {
        /** @description Names the event; the same each time that it is sent. */
        'webhook-id': components['parameters']['WebhookId']
        /** @description When it is sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp']
        /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
        'webhook-signature': components['parameters']['WebhookSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          type: 'product.training_failed'
          /** Format: date-time */
          timestamp: string
          data: components['schemas']['Generation'] & {
            /** @enum {unknown} */
            kind: 'train'
            /** @enum {unknown} */
            status: 'failed'
            result: null
            error: string
          }
        }
      }
    }
    responses: {
      /** @description Nothing more is to be sent: the endpoint is switched off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description It was taken. Anything else is tried again for a day. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  onBatchCompleted: {
    parameters: {
      query?: never
      header: {
        /** @description Names the event; the same each time that it is sent. */
        'webhook-id': components['parameters']['WebhookId']
        /** @description When it is sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp']
        /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
        'webhook-signature': components['parameters']['WebhookSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          type: 'batch.completed'
          /** Format: date-time */
          timestamp: string
          /** @description A batch that has ended. */
          data: {
            id: number
            name: string
            /** @description How many of its items stand how. */
            items: {
              waiting: number
              queued: number
              running: number
              done: number
              partial: number
              failed: number
              cancelled: number
            }
            /** @description Pictures that were made. */
            pictures: number
            /** Format: date-time */
            created_at: string
            /** Format: date-time */
            finished_at: string
          }
        }
      }
    }
    responses: {
      /** @description Nothing more is to be sent: the endpoint is switched off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description It was taken. Anything else is tried again for a day. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  onWebhookTest: {
    parameters: {
      query?: never
      header: {
        /** @description Names the event; the same each time that it is sent. */
        'webhook-id': components['parameters']['WebhookId']
        /** @description When it is sent, in seconds since 1970. */
        'webhook-timestamp': components['parameters']['WebhookTimestamp']
        /** @description One or more signatures, each behind `v1,`: HMAC-SHA256 of id, time and body, in base64. */
        'webhook-signature': components['parameters']['WebhookSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          type: 'webhook.test'
          /** Format: date-time */
          timestamp: string
          data: {
            message: string
          }
        }
      }
    }
    responses: {
      /** @description Nothing more is to be sent: the endpoint is switched off. */
      410: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description It was taken. Anything else is tried again for a day. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
}
