/** The pages for operators; their door asks whoever changes something who they are. */
export const ADMIN_ROUTES = `
  GET /admin
  GET /admin/users
  GET /admin/users.csv
  GET /admin/users/:user
  POST /admin/users/:user/acts
  POST /admin/users/:user/view
  GET /admin/work
  GET /admin/work.csv
  POST /admin/work/:generation/acts
  GET /admin/payments
  GET /admin/payments.csv
  GET /admin/affiliates
  GET /admin/affiliates.csv
  GET /admin/affiliates/signals
  POST /admin/affiliates/:affiliate/acts
  GET /admin/payouts
  GET /admin/payouts.csv
  POST /admin/payouts/batches/:batch/settlements
  GET /admin/webhooks
  GET /admin/webhooks.csv
  POST /admin/webhooks/:endpoint/acts
  GET /admin/mails
  GET /admin/mails.csv
  GET /admin/queues
  GET /admin/queues/:queue
  POST /admin/queues/:queue/jobs/:job/acts
  POST /admin/mails/tests
  GET /admin/errors
  GET /admin/errors.csv
  POST /admin/errors/seen
  GET /admin/acts
  GET /admin/acts.csv
  DELETE /admin/view
`
