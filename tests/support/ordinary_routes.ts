import { ADMIN_ROUTES } from './admin_routes.js'
import { SANDBOX_ROUTES } from './sandbox_routes.js'

/** Pages, files and calls that show and change nothing. What they show of keys is their last characters. */
const PAGES = `
  GET /
  GET /pricing
  GET /status
  GET /robots.txt
  GET /.well-known/change-password
  GET /sitemap.xml
  GET /offline-worker.js
  GET /events
  GET /mailbox
  GET /mailbox/:id
  GET /media/:id/:variant?
  GET /generated-assets
  GET /api/generated-assets
  GET /review/:modelId?
  GET /api/review/approved/:modelId?
  GET /subscribe
  GET /billing
  GET /billing/credits.csv
  GET /billing/payments/:payment/invoice
  GET /checkout/success
  GET /checkout/cancelled
  GET /user/api-tokens
  GET /api/tokens
  GET /docs/api
  GET /affiliate
  GET /affiliate/register
  GET /affiliate/qr
  GET /affiliate-terms
  GET /affiliate/payouts
  GET /affiliate/statement.csv
  GET /terms-of-service
  GET /privacy-policy
  GET /user/profile
  GET /teams/create
  GET /teams/:team
  GET /api/media/:id/credentials
  GET /products/:product
  GET /dashboard
  GET /products
  GET /products/create
  GET /api/products/find
  GET /api/training/status/:requestId
  GET /products/import
  GET /products/imports/:import
  GET /photos/generate/:modelId?
  GET /videos/generate/:modelId?
  GET /videos/:id/subtitles/:format
  GET /products/:product/reels/new
  GET /products/:product/reels/sources
  GET /reels/sources
  GET /photos/kept
  GET /photos/inpaint/:modelId
  GET /api/images/archive
  GET /api/images/:id/file
  GET /products/:product/videos/:video/status
  GET /api/prices/:kind
  GET /api/work
  GET /api/generations/:id
  GET /api/generations/by-key/:key
  GET /api/images/kept
  GET /api/products/:productId/prompts
  GET /api/products/:productId/images
  GET /ai-editor
  GET /batches
  GET /batches/new
  GET /batches/:batch
  GET /batches/:batch/results.zip
  GET /recipes
  GET /recipes/new
  GET /recipes/:recipe
  GET /recipes/:recipe/file
  GET /api/batches/:batch/rows
  GET /api/batches/:batch/items/:item
  GET /exports/download
  GET /user/webhooks
  GET /user/webhooks/:webhook
`

/** Signing in and up, saying who one is, and links of mails, which prove something themselves. */
const WAYS_IN = `
  GET /login
  POST /login
  GET /register
  POST /register
  GET /setup
  POST /setup
  GET /forgot-password
  POST /forgot-password
  GET /reset-password/:token
  POST /reset-password
  GET /email/verify
  GET /email/verify/:id/:hash
  POST /email/verification-notification
  GET /user/confirm-password
  POST /user/confirm-password
  GET /user/confirmed-password-status
  POST /logout
  GET /sanctum/csrf-cookie
  GET /standing
  GET /sign-in-code
  POST /sign-in-code
  GET /two-factor-challenge
  POST /two-factor-challenge
  GET /team-invitations/:invitation
  DELETE /team-invitations/:invitation
  GET /team-invitations/:invitation/register
  GET /oauth/:provider
  GET /oauth/:provider/callback
  GET /oauth/:provider/callback/prompt
  GET /oauth/:provider/sign-up
  POST /oauth/:provider/sign-up
  GET /oauth/:provider/sign-up/verify
  POST /user/confirm-by-mail
  GET /user/confirm-by-mail/:id/:hash
  POST /user/email-change
  DELETE /user/email-change
  GET /user/email-change/:change/confirm
  GET /email-change/:change/undo
  POST /email-change/:change/undo
  GET /mail/reminders/:user
  POST /mail/reminders/:user
`

/** Work with what one owns: annoying in a thief’s hands, but nothing of it keeps the account from its owner. */
const OWN_WORK = `
  POST /onboarding
  POST /onboarding/skip
  POST /announcements/:announcement/dismiss
  PUT /api/review/images/:imageId
  POST /api/review/decisions
  POST /api/review/delete-rejected
  PUT /user/language
  DELETE /user/profile-photo
  POST /teams
  PUT /teams/:team
  PUT /current-team
  POST /teams/:team/members
  PUT /teams/:team/members/:user
  DELETE /teams/:team/members/:user
  PUT /user/profile-photo
  POST /products
  PUT /products/:product
  DELETE /products/:product
  POST /products/:product/upload-images
  POST /products/:product/train
  PUT /api/model/:modelId/image/:imageId/mask
  DELETE /api/model/:modelId/image/:imageId/mask
  POST /api/identify-images
  POST /api/identify-images/copies
  POST /api/training/start
  POST /api/selections
  POST /api/products/:productId/drafts
  POST /products/import
  POST /products/import/check
  POST /products/imports/:import/retry
  POST /api/generate/:modelId
  POST /api/prompts/generate-samples
  POST /api/products/:productId/generate-images
  POST /api/products/:productId/upscale-image
  POST /api/model/:modelId/image/:imageId/no-background
  POST /api/model/:modelId/image/:imageId/mask
  POST /api/model/:modelId/image/:imageId/background
  POST /api/images/:id/variations
  POST /api/generations/:id/retry
  POST /api/generate-video
  POST /api/videos/:id/export
  POST /products/:product/generate-video
  POST /products/:product/reels
  POST /batches/:batch/reels
  POST /reels/sounds
  PUT /reels/logo
  DELETE /reels/logo
  PUT /api/work/seen
  DELETE /api/generations/:id
  POST /api/generations/:id/dismiss
  DELETE /api/images
  PATCH /api/images
  POST /api/images/restore
  DELETE /api/videos/:id
  POST /api/edit-image
  POST /api/upscale-image
  POST /api/editor/pictures
  POST /batches
  DELETE /batches/:batch
  POST /recipes
  POST /recipes/import
  PUT /recipes/:recipe
  DELETE /recipes/:recipe
  POST /api/batches/:batch/pause
  POST /api/batches/:batch/resume
  POST /api/batches/:batch/cancel
  POST /api/batches/:batch/retry
  POST /api/exports/preflight
  POST /api/exports/shapes
  POST /checkout
  POST /credits/checkout
  POST /billing/portal
  POST /user/webhooks
  PUT /user/webhooks/:webhook
  DELETE /user/webhooks/:webhook
  POST /user/webhooks/:webhook/test
  POST /user/webhooks/:webhook/deliveries/:delivery
`

/** Not of sessions: API tokens, what providers send, and the sandboxes of payments. */
const OTHER_CALLERS = `
  POST /webhooks/paypal
  GET /api/v1/openapi.json
  GET /api/v1/credits
  GET /api/v1/products
  POST /api/v1/products
  GET /api/v1/products/:product
  POST /api/v1/products/:product/photos
  POST /api/v1/products/:product/train
  POST /api/v1/edit-image
  POST /api/v1/products/:product/images
  POST /api/v1/products/:product/photos/:photo/backgrounds
  POST /api/v1/products/:product/photos/:photo/cut-out
  POST /api/v1/products/:product/upscale
  POST /api/v1/products/:product/videos
  POST /api/v1/reels
  GET /api/v1/generations/:generation
  DELETE /api/v1/generations/:generation
  GET /api/v1/assets
  GET /api/v1/assets/:asset/file
  POST /webhooks/stripe
`

/** Every route that needs no recent confirmation, as 'GET /path'. A new route belongs here or among `SENSITIVE_CHANGES`. */
export const ORDINARY_ROUTES: string[] = [
  PAGES,
  ADMIN_ROUTES,
  WAYS_IN,
  OWN_WORK,
  SANDBOX_ROUTES,
  OTHER_CALLERS,
].flatMap((list) => list.split('\n').flatMap((line) => line.trim() || []))
