/** What plays the payment providers: calls of programs, and pages for those who try Vitrine. */
export const SANDBOX_ROUTES = `
  OPTIONS /v1/*
  GET /v1/*
  POST /v1/*
  PUT /v1/*
  PATCH /v1/*
  DELETE /v1/*
  GET /sandbox/pay/:id
  POST /sandbox/pay/:id
  POST /sandbox/pay/:id/confirm
  GET /sandbox/invoices/:id
  POST /sandbox/invoices/:id
  POST /sandbox/invoices/:id/confirm
  GET /sandbox/portal/:id
  POST /sandbox/portal/:id/details
  POST /sandbox/portal/:id/cancel
  POST /sandbox/portal/:id/resume
  POST /sandbox/portal/:id/card
  POST /sandbox/portal/:id/next-step
  POST /sandbox/portal/:id/refund
  POST /sandbox/portal/:id/settle
  POST /sandbox/portal/:id/dispute
  POST /sandbox/portal/:id/dispute/close
  POST /sandbox/paypal/v1/oauth2/token
  POST /sandbox/paypal/v1/payments/payouts
  GET /sandbox/paypal/v1/payments/payouts/:id
  POST /sandbox/paypal/v1/notifications/verify-webhook-signature
`
