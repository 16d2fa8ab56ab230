/* Written by `node ace.js generate:types`. */
import '@adonisjs/inertia/types'

/** Interfaces have no index signature and would not count as plain JSON. */
type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T
type PropsOf<Page> = Page extends () => unknown ? {} : Page extends (props: infer Props) => unknown ? Plain<Props> : never

declare module '@adonisjs/inertia/types' {
  interface InertiaPages {
    'accounts/confirm_password': PropsOf<typeof import('../../app/accounts/pages/confirm_password.js').default>
    'accounts/forgot_password': PropsOf<typeof import('../../app/accounts/pages/forgot_password.js').default>
    'accounts/login': PropsOf<typeof import('../../app/accounts/pages/login.js').default>
    'accounts/mailed_code': PropsOf<typeof import('../../app/accounts/pages/mailed_code.js').default>
    'accounts/oauth_prompt': PropsOf<typeof import('../../app/accounts/pages/oauth_prompt.js').default>
    'accounts/oauth_sign_up': PropsOf<typeof import('../../app/accounts/pages/oauth_sign_up.js').default>
    'accounts/register': PropsOf<typeof import('../../app/accounts/pages/register.js').default>
    'accounts/registration_closed': PropsOf<typeof import('../../app/accounts/pages/registration_closed.js').default>
    'accounts/reminders': PropsOf<typeof import('../../app/accounts/pages/reminders.js').default>
    'accounts/reset_password': PropsOf<typeof import('../../app/accounts/pages/reset_password.js').default>
    'accounts/reset_signed_in': PropsOf<typeof import('../../app/accounts/pages/reset_signed_in.js').default>
    'accounts/setup': PropsOf<typeof import('../../app/accounts/pages/setup.js').default>
    'accounts/two_factor_challenge': PropsOf<typeof import('../../app/accounts/pages/two_factor_challenge.js').default>
    'accounts/undo_email_change': PropsOf<typeof import('../../app/accounts/pages/undo_email_change.js').default>
    'accounts/verify_email': PropsOf<typeof import('../../app/accounts/pages/verify_email.js').default>
    'admin/acts': PropsOf<typeof import('../../app/admin/pages/acts.js').default>
    'admin/affiliate_signals': PropsOf<typeof import('../../app/admin/pages/affiliate_signals.js').default>
    'admin/affiliates': PropsOf<typeof import('../../app/admin/pages/affiliates.js').default>
    'admin/announcement': PropsOf<typeof import('../../app/admin/pages/announcement.js').default>
    'admin/announcements': PropsOf<typeof import('../../app/admin/pages/announcements.js').default>
    'admin/errors': PropsOf<typeof import('../../app/admin/pages/errors.js').default>
    'admin/installation': PropsOf<typeof import('../../app/admin/pages/installation.js').default>
    'admin/mails': PropsOf<typeof import('../../app/admin/pages/mails.js').default>
    'admin/overview': PropsOf<typeof import('../../app/admin/pages/overview.js').default>
    'admin/payments': PropsOf<typeof import('../../app/admin/pages/payments.js').default>
    'admin/payouts': PropsOf<typeof import('../../app/admin/pages/payouts.js').default>
    'admin/queue': PropsOf<typeof import('../../app/admin/pages/queue.js').default>
    'admin/queues': PropsOf<typeof import('../../app/admin/pages/queues.js').default>
    'admin/second_factor': PropsOf<typeof import('../../app/admin/pages/second_factor.js').default>
    'admin/settings': PropsOf<typeof import('../../app/admin/pages/settings.js').default>
    'admin/setup': PropsOf<typeof import('../../app/admin/pages/setup.js').default>
    'admin/user': PropsOf<typeof import('../../app/admin/pages/user.js').default>
    'admin/users': PropsOf<typeof import('../../app/admin/pages/users.js').default>
    'admin/webhooks': PropsOf<typeof import('../../app/admin/pages/webhooks.js').default>
    'admin/work': PropsOf<typeof import('../../app/admin/pages/work.js').default>
    'affiliates/dashboard': PropsOf<typeof import('../../app/affiliates/pages/dashboard.js').default>
    'affiliates/payouts': PropsOf<typeof import('../../app/affiliates/pages/payouts.js').default>
    'affiliates/register': PropsOf<typeof import('../../app/affiliates/pages/register.js').default>
    'api/index': PropsOf<typeof import('../../app/api/pages/index.js').default>
    'api/reference': PropsOf<typeof import('../../app/api/pages/reference.js').default>
    'assets/index': PropsOf<typeof import('../../app/assets/pages/index.js').default>
    'assets/kept': PropsOf<typeof import('../../app/assets/pages/kept.js').default>
    'batches/index': PropsOf<typeof import('../../app/batches/pages/index.js').default>
    'batches/new': PropsOf<typeof import('../../app/batches/pages/new.js').default>
    'batches/recipes/edit': PropsOf<typeof import('../../app/batches/pages/recipes/edit.js').default>
    'batches/recipes/index': PropsOf<typeof import('../../app/batches/pages/recipes/index.js').default>
    'batches/show': PropsOf<typeof import('../../app/batches/pages/show.js').default>
    'billing/billing': PropsOf<typeof import('../../app/billing/pages/billing.js').default>
    'billing/checkout_cancelled': PropsOf<typeof import('../../app/billing/pages/checkout_cancelled.js').default>
    'billing/checkout_success': PropsOf<typeof import('../../app/billing/pages/checkout_success.js').default>
    'billing/subscribe': PropsOf<typeof import('../../app/billing/pages/subscribe.js').default>
    'dashboard/index': PropsOf<typeof import('../../app/dashboard/pages/index.js').default>
    'editor/editor': PropsOf<typeof import('../../app/editor/pages/editor.js').default>
    'films/videos': PropsOf<typeof import('../../app/films/pages/videos.js').default>
    'imports/new': PropsOf<typeof import('../../app/imports/pages/new.js').default>
    'imports/show': PropsOf<typeof import('../../app/imports/pages/show.js').default>
    'mail/mailbox': PropsOf<typeof import('../../app/mail/pages/mailbox.js').default>
    'pictures/inpaint': PropsOf<typeof import('../../app/pictures/pages/inpaint.js').default>
    'pictures/photos': PropsOf<typeof import('../../app/pictures/pages/photos.js').default>
    'pictures/products': PropsOf<typeof import('../../app/pictures/pages/products.js').default>
    'product_page/show': PropsOf<typeof import('../../app/product_page/pages/show.js').default>
    'products/create': PropsOf<typeof import('../../app/products/pages/create.js').default>
    'products/index': PropsOf<typeof import('../../app/products/pages/index.js').default>
    'profile/show': PropsOf<typeof import('../../app/profile/pages/show.js').default>
    'reels/new': PropsOf<typeof import('../../app/reels/pages/new.js').default>
    'review/show': PropsOf<typeof import('../../app/review/pages/show.js').default>
    'shell/error': PropsOf<typeof import('../../app/shell/pages/error.js').default>
    'teams/create': PropsOf<typeof import('../../app/teams/pages/create.js').default>
    'teams/invitation_of_other': PropsOf<typeof import('../../app/teams/pages/invitation_of_other.js').default>
    'teams/show': PropsOf<typeof import('../../app/teams/pages/show.js').default>
    'webhooks/index': PropsOf<typeof import('../../app/webhooks/pages/index.js').default>
    'webhooks/show': PropsOf<typeof import('../../app/webhooks/pages/show.js').default>
    'stripe/invoice': PropsOf<typeof import('../../sandboxes/stripe/pages/invoice.js').default>
    'stripe/pay': PropsOf<typeof import('../../sandboxes/stripe/pages/pay.js').default>
    'stripe/portal': PropsOf<typeof import('../../sandboxes/stripe/pages/portal.js').default>
  }
}
