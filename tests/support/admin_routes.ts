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
  GET /admin/mails
  GET /admin/mails.csv
  GET /admin/announcements
  POST /admin/announcements
  GET /admin/announcements/new
  GET /admin/announcements/:announcement
  PUT /admin/announcements/:announcement
  POST /admin/announcements/:announcement/end
  GET /admin/settings
  POST /admin/settings
  GET /admin/installation
  GET /admin/acts
  GET /admin/acts.csv
  DELETE /admin/view
`
