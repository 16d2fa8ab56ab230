import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/shell/exceptions/handler'))

/** Runs for every request, also where no route is found. */
server.use([
  () => import('#app/operator/middleware/request_counts_middleware'),
  () => import('#app/shell/middleware/security_headers_middleware'),
  () => import('#app/shell/middleware/unreadable_head_middleware'),
  () => import('#app/shell/middleware/log_context_middleware'),
  () => import('#app/shell/middleware/replica_middleware'),
  () => import('#app/shell/middleware/csp_reports_middleware'),
  () => import('#app/api/middleware/wrong_token_middleware'),
  () => import('#app/shell/middleware/language_middleware'),
  () => import('#app/affiliates/middleware/referral_middleware'),
  () => import('#app/shell/middleware/compressed_pages_middleware'),
  () => import('#app/shell/middleware/guest_pages_middleware'),
  () => import('#app/shell/middleware/container_bindings_middleware'),
  () => import('#app/shell/middleware/static_files_middleware'),
  () => import('#app/accounts/middleware/posted_callback_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#app/shell/middleware/inertia_middleware'),
])

/** Runs for every request with a route. Who sends a body is looked at before the body is. */
router.use([
  () => import('#app/api/middleware/public_api_middleware'),
  () => import('#app/shell/middleware/browser_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/shell/middleware/body_middleware'),
  () => import('#app/shell/middleware/csrf_middleware'),
  () => import('#app/shell/middleware/dry_run_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/accounts/middleware/auth_middleware'),
  guest: () => import('#app/accounts/middleware/guest_middleware'),
  visitor: () => import('#app/accounts/middleware/visitor_middleware'),
  verified: () => import('#app/accounts/middleware/verified_middleware'),
  sensitive: () => import('#app/accounts/middleware/sensitive_middleware'),
  signed: () => import('#app/shell/middleware/signed_middleware'),
  feature: () => import('#app/shell/middleware/feature_middleware'),
  billing: () => import('#app/billing/middleware/billing_middleware'),
  operator: () => import('#app/admin/middleware/operator_middleware'),
  token: () => import('#app/api/middleware/token_middleware'),
})
