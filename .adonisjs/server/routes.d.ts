/* Written by `node ace.js generate:types`. */
import '@adonisjs/core/types/http'

export type Routes = {
  ALL: {
    'admin': { paramsTuple?: []; params?: {} }
    'admin.acts': { paramsTuple?: []; params?: {} }
    'admin.acts.file': { paramsTuple?: []; params?: {} }
    'admin.affiliate.act': { paramsTuple: [(string | number)]; params: { affiliate: string | number } }
    'admin.affiliates': { paramsTuple?: []; params?: {} }
    'admin.affiliates.file': { paramsTuple?: []; params?: {} }
    'admin.affiliates.signals': { paramsTuple?: []; params?: {} }
    'admin.announcement': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'admin.announcement.create': { paramsTuple?: []; params?: {} }
    'admin.announcement.end': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'admin.announcement.store': { paramsTuple?: []; params?: {} }
    'admin.announcement.update': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'admin.announcements': { paramsTuple?: []; params?: {} }
    'admin.errors': { paramsTuple?: []; params?: {} }
    'admin.errors.file': { paramsTuple?: []; params?: {} }
    'admin.errors.see': { paramsTuple?: []; params?: {} }
    'admin.installation': { paramsTuple?: []; params?: {} }
    'admin.mail.act': { paramsTuple: [(string | number)]; params: { mail: string | number } }
    'admin.mails': { paramsTuple?: []; params?: {} }
    'admin.mails.act': { paramsTuple?: []; params?: {} }
    'admin.mails.file': { paramsTuple?: []; params?: {} }
    'admin.mails.test': { paramsTuple?: []; params?: {} }
    'admin.payments': { paramsTuple?: []; params?: {} }
    'admin.payments.file': { paramsTuple?: []; params?: {} }
    'admin.payouts': { paramsTuple?: []; params?: {} }
    'admin.payouts.file': { paramsTuple?: []; params?: {} }
    'admin.payouts.settle': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'admin.queue': { paramsTuple: [(string | number)]; params: { queue: string | number } }
    'admin.queue.act': { paramsTuple: [(string | number)]; params: { queue: string | number } }
    'admin.queue.job.act': { paramsTuple: [(string | number), (string | number)]; params: { queue: string | number; job: string | number } }
    'admin.queues': { paramsTuple?: []; params?: {} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.setup': { paramsTuple?: []; params?: {} }
    'admin.setup.forget': { paramsTuple: [(string | number)]; params: { section: string | number } }
    'admin.setup.keep': { paramsTuple: [(string | number)]; params: { section: string | number } }
    'admin.setup.restart': { paramsTuple?: []; params?: {} }
    'admin.user': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.user.act': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.users.file': { paramsTuple?: []; params?: {} }
    'admin.view.begin': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.view.end': { paramsTuple?: []; params?: {} }
    'admin.webhook.act': { paramsTuple: [(string | number)]; params: { endpoint: string | number } }
    'admin.webhooks': { paramsTuple?: []; params?: {} }
    'admin.webhooks.file': { paramsTuple?: []; params?: {} }
    'admin.work': { paramsTuple?: []; params?: {} }
    'admin.work.act': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'admin.work.file': { paramsTuple?: []; params?: {} }
    'affiliate.dashboard': { paramsTuple?: []; params?: {} }
    'affiliate.payouts': { paramsTuple?: []; params?: {} }
    'affiliate.qr': { paramsTuple?: []; params?: {} }
    'affiliate.register': { paramsTuple?: []; params?: {} }
    'affiliate.statement': { paramsTuple?: []; params?: {} }
    'affiliate.store': { paramsTuple?: []; params?: {} }
    'affiliate.terms': { paramsTuple?: []; params?: {} }
    'affiliate.update-paypal': { paramsTuple?: []; params?: {} }
    'ai.editor': { paramsTuple?: []; params?: {} }
    'announcement.dismiss': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'api-tokens.destroy': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'api-tokens.index': { paramsTuple?: []; params?: {} }
    'api-tokens.store': { paramsTuple?: []; params?: {} }
    'api-tokens.update': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'api.assets': { paramsTuple?: []; params?: {} }
    'api.edit-image': { paramsTuple?: []; params?: {} }
    'api.editor.pictures': { paramsTuple?: []; params?: {} }
    'api.exports.preflight': { paramsTuple?: []; params?: {} }
    'api.exports.shapes': { paramsTuple?: []; params?: {} }
    'api.generate': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'api.generate-video': { paramsTuple?: []; params?: {} }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.identify-images.copies': { paramsTuple?: []; params?: {} }
    'api.images.archive': { paramsTuple?: []; params?: {} }
    'api.images.destroy': { paramsTuple?: []; params?: {} }
    'api.images.file': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.images.kept': { paramsTuple?: []; params?: {} }
    'api.images.restore': { paramsTuple?: []; params?: {} }
    'api.images.star': { paramsTuple?: []; params?: {} }
    'api.images.variations': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.media.credentials': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.model.image.background': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.mask': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.mask.destroy': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.mask.update': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.no-background': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.prices': { paramsTuple: [(string | number)]; params: { kind: string | number } }
    'api.products.drafts': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.find': { paramsTuple?: []; params?: {} }
    'api.products.generate-images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.prompts': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.upscale-image': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'api.review.approved': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'api.review.decide': { paramsTuple: [(string | number)]; params: { imageId: string | number } }
    'api.review.decisions': { paramsTuple?: []; params?: {} }
    'api.review.delete-rejected': { paramsTuple?: []; params?: {} }
    'api.selections': { paramsTuple?: []; params?: {} }
    'api.tokens.destroy': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'api.tokens.index': { paramsTuple?: []; params?: {} }
    'api.tokens.store': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [(string | number)]; params: { requestId: string | number } }
    'api.upscale-image': { paramsTuple?: []; params?: {} }
    'api.v1.assets.file': { paramsTuple: [(string | number)]; params: { asset: string | number } }
    'api.v1.assets.index': { paramsTuple?: []; params?: {} }
    'api.v1.credits': { paramsTuple?: []; params?: {} }
    'api.v1.edit-image': { paramsTuple?: []; params?: {} }
    'api.v1.generations.cancel': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'api.v1.generations.show': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'api.v1.openapi': { paramsTuple?: []; params?: {} }
    'api.v1.products.images.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.index': { paramsTuple?: []; params?: {} }
    'api.v1.products.photos.backgrounds': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; photo: string | number } }
    'api.v1.products.photos.cut-out': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; photo: string | number } }
    'api.v1.products.photos.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.store': { paramsTuple?: []; params?: {} }
    'api.v1.products.train': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.upscale': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.videos.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.reels.store': { paramsTuple?: []; params?: {} }
    'api.videos.destroy': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.videos.export': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'batches.cancel': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.destroy': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.item': { paramsTuple: [(string | number), (string | number)]; params: { batch: string | number; item: string | number } }
    'batches.pause': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.reels': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.results': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.resume': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.retry': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.rows': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.show': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.store': { paramsTuple?: []; params?: {} }
    'billing': { paramsTuple?: []; params?: {} }
    'billing.entries': { paramsTuple?: []; params?: {} }
    'billing.payments.invoice': { paramsTuple: [(string | number)]; params: { payment: string | number } }
    'billing.portal': { paramsTuple?: []; params?: {} }
    'checkout': { paramsTuple?: []; params?: {} }
    'checkout.cancelled': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'connected-accounts.destroy': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'crawlers.robots': { paramsTuple?: []; params?: {} }
    'crawlers.sitemap': { paramsTuple?: []; params?: {} }
    'credits.checkout': { paramsTuple?: []; params?: {} }
    'current-team.update': { paramsTuple?: []; params?: {} }
    'current-user-photo.destroy': { paramsTuple?: []; params?: {} }
    'current-user.destroy': { paramsTuple?: []; params?: {} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'data-exports.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'data-exports.store': { paramsTuple?: []; params?: {} }
    'email-change.cancel': { paramsTuple?: []; params?: {} }
    'email-change.confirm': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'email-change.send': { paramsTuple?: []; params?: {} }
    'email-change.undo': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'email-change.undo.store': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'events': { paramsTuple?: []; params?: {} }
    'exports.download': { paramsTuple?: []; params?: {} }
    'generated-assets.index': { paramsTuple?: []; params?: {} }
    'generations.by-key': { paramsTuple: [(string | number)]; params: { key: string | number } }
    'generations.cancel': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'generations.dismiss': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'generations.retry': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'generations.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'home': { paramsTuple?: []; params?: {} }
    'imports.check': { paramsTuple?: []; params?: {} }
    'imports.create': { paramsTuple?: []; params?: {} }
    'imports.retry': { paramsTuple: [(string | number)]; params: { import: string | number } }
    'imports.show': { paramsTuple: [(string | number)]; params: { import: string | number } }
    'imports.store': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'mail-confirmation.send': { paramsTuple?: []; params?: {} }
    'mail-confirmation.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
    'mail-reminders.show': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'mail-reminders.store': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'mailed-code.login': { paramsTuple?: []; params?: {} }
    'mailed-code.login.store': { paramsTuple?: []; params?: {} }
    'media.show': { paramsTuple: [(string | number), (string | number)?]; params: { id: string | number; variant?: string | number } }
    'oauth.callback': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.callback.confirm': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.callback.prompt': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.redirect': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up.store': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up.verify': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'offline_worker.show': { paramsTuple?: []; params?: {} }
    'onboarding.skip': { paramsTuple?: []; params?: {} }
    'onboarding.store': { paramsTuple?: []; params?: {} }
    'other-browser-sessions.destroy': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirm.store': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'password.email': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'password.update': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.payouts.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'paypal-sandbox.payouts.store': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.token': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.verify': { paramsTuple?: []; params?: {} }
    'photos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'photos.inpaint': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'photos.kept': { paramsTuple?: []; params?: {} }
    'policy.show': { paramsTuple?: []; params?: {} }
    'pricing': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.destroy': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.generate-video': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.train': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.update': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.upload-images': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.video-status': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; video: string | number } }
    'profile.show': { paramsTuple?: []; params?: {} }
    'provider-key.destroy': { paramsTuple?: []; params?: {} }
    'provider-key.update': { paramsTuple?: []; params?: {} }
    'recipes.create': { paramsTuple?: []; params?: {} }
    'recipes.destroy': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.edit': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.export': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.import': { paramsTuple?: []; params?: {} }
    'recipes.index': { paramsTuple?: []; params?: {} }
    'recipes.store': { paramsTuple?: []; params?: {} }
    'recipes.update': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'reels.logo.destroy': { paramsTuple?: []; params?: {} }
    'reels.logo.update': { paramsTuple?: []; params?: {} }
    'reels.new': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'reels.sounds.store': { paramsTuple?: []; params?: {} }
    'reels.sources.find': { paramsTuple?: []; params?: {} }
    'reels.sources.of': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'reels.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'review.show': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
    'sandbox.invoice': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.invoice.confirm': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.invoice.pay': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay.confirm': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay.store': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.cancel': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.card': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.details': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.dispute': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.dispute.close': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.next-step': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.refund': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.resume': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.settle': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'setup': { paramsTuple?: []; params?: {} }
    'setup.store': { paramsTuple?: []; params?: {} }
    'standing': { paramsTuple?: []; params?: {} }
    'status': { paramsTuple?: []; params?: {} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'team-invitations.accept': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-invitations.destroy': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-invitations.register': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-members.destroy': { paramsTuple: [(string | number), (string | number)]; params: { team: string | number; user: string | number } }
    'team-members.store': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'team-members.update': { paramsTuple: [(string | number), (string | number)]; params: { team: string | number; user: string | number } }
    'team-owner.update': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.destroy': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.show': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.store': { paramsTuple?: []; params?: {} }
    'teams.update': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'terms.show': { paramsTuple?: []; params?: {} }
    'two-factor.confirm': { paramsTuple?: []; params?: {} }
    'two-factor.disable': { paramsTuple?: []; params?: {} }
    'two-factor.enable': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.login.store': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes.store': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'user-language.update': { paramsTuple?: []; params?: {} }
    'user-password.set': { paramsTuple?: []; params?: {} }
    'user-password.update': { paramsTuple?: []; params?: {} }
    'user-profile-information.store': { paramsTuple?: []; params?: {} }
    'user-profile-information.update': { paramsTuple?: []; params?: {} }
    'user-profile-photo.set': { paramsTuple?: []; params?: {} }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.send': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
    'videos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'videos.subtitles': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; format: string | number } }
    'webhooks.destroy': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.paypal': { paramsTuple?: []; params?: {} }
    'webhooks.resend': { paramsTuple: [(string | number), (string | number)]; params: { webhook: string | number; delivery: string | number } }
    'webhooks.roll': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.secret': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.show': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.test': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.update': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'work.index': { paramsTuple?: []; params?: {} }
    'work.seen': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'admin.setup.forget': { paramsTuple: [(string | number)]; params: { section: string | number } }
    'admin.view.end': { paramsTuple?: []; params?: {} }
    'api-tokens.destroy': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'api.images.destroy': { paramsTuple?: []; params?: {} }
    'api.model.image.mask.destroy': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.tokens.destroy': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'api.v1.generations.cancel': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'api.videos.destroy': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'batches.destroy': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'connected-accounts.destroy': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'current-user-photo.destroy': { paramsTuple?: []; params?: {} }
    'current-user.destroy': { paramsTuple?: []; params?: {} }
    'email-change.cancel': { paramsTuple?: []; params?: {} }
    'generations.cancel': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'other-browser-sessions.destroy': { paramsTuple?: []; params?: {} }
    'products.destroy': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'provider-key.destroy': { paramsTuple?: []; params?: {} }
    'recipes.destroy': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'reels.logo.destroy': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
    'team-invitations.destroy': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-members.destroy': { paramsTuple: [(string | number), (string | number)]; params: { team: string | number; user: string | number } }
    'teams.destroy': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'two-factor.disable': { paramsTuple?: []; params?: {} }
    'webhooks.destroy': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
  }
  GET: {
    'admin': { paramsTuple?: []; params?: {} }
    'admin.acts': { paramsTuple?: []; params?: {} }
    'admin.acts.file': { paramsTuple?: []; params?: {} }
    'admin.affiliates': { paramsTuple?: []; params?: {} }
    'admin.affiliates.file': { paramsTuple?: []; params?: {} }
    'admin.affiliates.signals': { paramsTuple?: []; params?: {} }
    'admin.announcement': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'admin.announcement.create': { paramsTuple?: []; params?: {} }
    'admin.announcements': { paramsTuple?: []; params?: {} }
    'admin.errors': { paramsTuple?: []; params?: {} }
    'admin.errors.file': { paramsTuple?: []; params?: {} }
    'admin.installation': { paramsTuple?: []; params?: {} }
    'admin.mails': { paramsTuple?: []; params?: {} }
    'admin.mails.file': { paramsTuple?: []; params?: {} }
    'admin.payments': { paramsTuple?: []; params?: {} }
    'admin.payments.file': { paramsTuple?: []; params?: {} }
    'admin.payouts': { paramsTuple?: []; params?: {} }
    'admin.payouts.file': { paramsTuple?: []; params?: {} }
    'admin.queue': { paramsTuple: [(string | number)]; params: { queue: string | number } }
    'admin.queues': { paramsTuple?: []; params?: {} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'admin.setup': { paramsTuple?: []; params?: {} }
    'admin.user': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.users.file': { paramsTuple?: []; params?: {} }
    'admin.webhooks': { paramsTuple?: []; params?: {} }
    'admin.webhooks.file': { paramsTuple?: []; params?: {} }
    'admin.work': { paramsTuple?: []; params?: {} }
    'admin.work.file': { paramsTuple?: []; params?: {} }
    'affiliate.dashboard': { paramsTuple?: []; params?: {} }
    'affiliate.payouts': { paramsTuple?: []; params?: {} }
    'affiliate.qr': { paramsTuple?: []; params?: {} }
    'affiliate.register': { paramsTuple?: []; params?: {} }
    'affiliate.statement': { paramsTuple?: []; params?: {} }
    'affiliate.terms': { paramsTuple?: []; params?: {} }
    'ai.editor': { paramsTuple?: []; params?: {} }
    'api-tokens.index': { paramsTuple?: []; params?: {} }
    'api.assets': { paramsTuple?: []; params?: {} }
    'api.images.archive': { paramsTuple?: []; params?: {} }
    'api.images.file': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.images.kept': { paramsTuple?: []; params?: {} }
    'api.media.credentials': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.prices': { paramsTuple: [(string | number)]; params: { kind: string | number } }
    'api.products.find': { paramsTuple?: []; params?: {} }
    'api.products.images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.prompts': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.reference': { paramsTuple?: []; params?: {} }
    'api.review.approved': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'api.tokens.index': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [(string | number)]; params: { requestId: string | number } }
    'api.v1.assets.file': { paramsTuple: [(string | number)]; params: { asset: string | number } }
    'api.v1.assets.index': { paramsTuple?: []; params?: {} }
    'api.v1.credits': { paramsTuple?: []; params?: {} }
    'api.v1.generations.show': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'api.v1.openapi': { paramsTuple?: []; params?: {} }
    'api.v1.products.index': { paramsTuple?: []; params?: {} }
    'api.v1.products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.item': { paramsTuple: [(string | number), (string | number)]; params: { batch: string | number; item: string | number } }
    'batches.results': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.rows': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.show': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'billing': { paramsTuple?: []; params?: {} }
    'billing.entries': { paramsTuple?: []; params?: {} }
    'billing.payments.invoice': { paramsTuple: [(string | number)]; params: { payment: string | number } }
    'checkout.cancelled': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'crawlers.robots': { paramsTuple?: []; params?: {} }
    'crawlers.sitemap': { paramsTuple?: []; params?: {} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'data-exports.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'email-change.confirm': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'email-change.undo': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'events': { paramsTuple?: []; params?: {} }
    'exports.download': { paramsTuple?: []; params?: {} }
    'generated-assets.index': { paramsTuple?: []; params?: {} }
    'generations.by-key': { paramsTuple: [(string | number)]; params: { key: string | number } }
    'generations.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'home': { paramsTuple?: []; params?: {} }
    'imports.create': { paramsTuple?: []; params?: {} }
    'imports.show': { paramsTuple: [(string | number)]; params: { import: string | number } }
    'login': { paramsTuple?: []; params?: {} }
    'mail-confirmation.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
    'mail-reminders.show': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'mailed-code.login': { paramsTuple?: []; params?: {} }
    'media.show': { paramsTuple: [(string | number), (string | number)?]; params: { id: string | number; variant?: string | number } }
    'oauth.callback': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.callback.prompt': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.redirect': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up.verify': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'offline_worker.show': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'paypal-sandbox.payouts.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'photos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'photos.inpaint': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'photos.kept': { paramsTuple?: []; params?: {} }
    'policy.show': { paramsTuple?: []; params?: {} }
    'pricing': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.video-status': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; video: string | number } }
    'profile.show': { paramsTuple?: []; params?: {} }
    'recipes.create': { paramsTuple?: []; params?: {} }
    'recipes.edit': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.export': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.index': { paramsTuple?: []; params?: {} }
    'reels.new': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'reels.sources.find': { paramsTuple?: []; params?: {} }
    'reels.sources.of': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register': { paramsTuple?: []; params?: {} }
    'review.show': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
    'sandbox.invoice': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'setup': { paramsTuple?: []; params?: {} }
    'standing': { paramsTuple?: []; params?: {} }
    'status': { paramsTuple?: []; params?: {} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'team-invitations.accept': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-invitations.register': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'terms.show': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
    'videos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'videos.subtitles': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; format: string | number } }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.secret': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.show': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'work.index': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'admin': { paramsTuple?: []; params?: {} }
    'admin.acts': { paramsTuple?: []; params?: {} }
    'admin.acts.file': { paramsTuple?: []; params?: {} }
    'admin.affiliates': { paramsTuple?: []; params?: {} }
    'admin.affiliates.file': { paramsTuple?: []; params?: {} }
    'admin.affiliates.signals': { paramsTuple?: []; params?: {} }
    'admin.announcement': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'admin.announcement.create': { paramsTuple?: []; params?: {} }
    'admin.announcements': { paramsTuple?: []; params?: {} }
    'admin.errors': { paramsTuple?: []; params?: {} }
    'admin.errors.file': { paramsTuple?: []; params?: {} }
    'admin.installation': { paramsTuple?: []; params?: {} }
    'admin.mails': { paramsTuple?: []; params?: {} }
    'admin.mails.file': { paramsTuple?: []; params?: {} }
    'admin.payments': { paramsTuple?: []; params?: {} }
    'admin.payments.file': { paramsTuple?: []; params?: {} }
    'admin.payouts': { paramsTuple?: []; params?: {} }
    'admin.payouts.file': { paramsTuple?: []; params?: {} }
    'admin.queue': { paramsTuple: [(string | number)]; params: { queue: string | number } }
    'admin.queues': { paramsTuple?: []; params?: {} }
    'admin.settings': { paramsTuple?: []; params?: {} }
    'admin.setup': { paramsTuple?: []; params?: {} }
    'admin.user': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.users': { paramsTuple?: []; params?: {} }
    'admin.users.file': { paramsTuple?: []; params?: {} }
    'admin.webhooks': { paramsTuple?: []; params?: {} }
    'admin.webhooks.file': { paramsTuple?: []; params?: {} }
    'admin.work': { paramsTuple?: []; params?: {} }
    'admin.work.file': { paramsTuple?: []; params?: {} }
    'affiliate.dashboard': { paramsTuple?: []; params?: {} }
    'affiliate.payouts': { paramsTuple?: []; params?: {} }
    'affiliate.qr': { paramsTuple?: []; params?: {} }
    'affiliate.register': { paramsTuple?: []; params?: {} }
    'affiliate.statement': { paramsTuple?: []; params?: {} }
    'affiliate.terms': { paramsTuple?: []; params?: {} }
    'ai.editor': { paramsTuple?: []; params?: {} }
    'api-tokens.index': { paramsTuple?: []; params?: {} }
    'api.assets': { paramsTuple?: []; params?: {} }
    'api.images.archive': { paramsTuple?: []; params?: {} }
    'api.images.file': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.images.kept': { paramsTuple?: []; params?: {} }
    'api.media.credentials': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.prices': { paramsTuple: [(string | number)]; params: { kind: string | number } }
    'api.products.find': { paramsTuple?: []; params?: {} }
    'api.products.images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.prompts': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.reference': { paramsTuple?: []; params?: {} }
    'api.review.approved': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'api.tokens.index': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [(string | number)]; params: { requestId: string | number } }
    'api.v1.assets.file': { paramsTuple: [(string | number)]; params: { asset: string | number } }
    'api.v1.assets.index': { paramsTuple?: []; params?: {} }
    'api.v1.credits': { paramsTuple?: []; params?: {} }
    'api.v1.generations.show': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'api.v1.openapi': { paramsTuple?: []; params?: {} }
    'api.v1.products.index': { paramsTuple?: []; params?: {} }
    'api.v1.products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.item': { paramsTuple: [(string | number), (string | number)]; params: { batch: string | number; item: string | number } }
    'batches.results': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.rows': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.show': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'billing': { paramsTuple?: []; params?: {} }
    'billing.entries': { paramsTuple?: []; params?: {} }
    'billing.payments.invoice': { paramsTuple: [(string | number)]; params: { payment: string | number } }
    'checkout.cancelled': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'crawlers.robots': { paramsTuple?: []; params?: {} }
    'crawlers.sitemap': { paramsTuple?: []; params?: {} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'data-exports.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'email-change.confirm': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'email-change.undo': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'events': { paramsTuple?: []; params?: {} }
    'exports.download': { paramsTuple?: []; params?: {} }
    'generated-assets.index': { paramsTuple?: []; params?: {} }
    'generations.by-key': { paramsTuple: [(string | number)]; params: { key: string | number } }
    'generations.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'home': { paramsTuple?: []; params?: {} }
    'imports.create': { paramsTuple?: []; params?: {} }
    'imports.show': { paramsTuple: [(string | number)]; params: { import: string | number } }
    'login': { paramsTuple?: []; params?: {} }
    'mail-confirmation.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
    'mail-reminders.show': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'mailed-code.login': { paramsTuple?: []; params?: {} }
    'media.show': { paramsTuple: [(string | number), (string | number)?]; params: { id: string | number; variant?: string | number } }
    'oauth.callback': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.callback.prompt': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.redirect': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up.verify': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'offline_worker.show': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'paypal-sandbox.payouts.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'photos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'photos.inpaint': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'photos.kept': { paramsTuple?: []; params?: {} }
    'policy.show': { paramsTuple?: []; params?: {} }
    'pricing': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.video-status': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; video: string | number } }
    'profile.show': { paramsTuple?: []; params?: {} }
    'recipes.create': { paramsTuple?: []; params?: {} }
    'recipes.edit': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.export': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'recipes.index': { paramsTuple?: []; params?: {} }
    'reels.new': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'reels.sources.find': { paramsTuple?: []; params?: {} }
    'reels.sources.of': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register': { paramsTuple?: []; params?: {} }
    'review.show': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
    'sandbox.invoice': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'setup': { paramsTuple?: []; params?: {} }
    'standing': { paramsTuple?: []; params?: {} }
    'status': { paramsTuple?: []; params?: {} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'team-invitations.accept': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-invitations.register': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'terms.show': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
    'videos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'videos.subtitles': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; format: string | number } }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.secret': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.show': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'work.index': { paramsTuple?: []; params?: {} }
  }
  OPTIONS: {
    'sandbox.api': { paramsTuple?: []; params?: {} }
  }
  PATCH: {
    'api.images.star': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'admin.affiliate.act': { paramsTuple: [(string | number)]; params: { affiliate: string | number } }
    'admin.announcement.end': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'admin.announcement.store': { paramsTuple?: []; params?: {} }
    'admin.errors.see': { paramsTuple?: []; params?: {} }
    'admin.mail.act': { paramsTuple: [(string | number)]; params: { mail: string | number } }
    'admin.mails.act': { paramsTuple?: []; params?: {} }
    'admin.mails.test': { paramsTuple?: []; params?: {} }
    'admin.payouts.settle': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'admin.queue.act': { paramsTuple: [(string | number)]; params: { queue: string | number } }
    'admin.queue.job.act': { paramsTuple: [(string | number), (string | number)]; params: { queue: string | number; job: string | number } }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.setup.keep': { paramsTuple: [(string | number)]; params: { section: string | number } }
    'admin.setup.restart': { paramsTuple?: []; params?: {} }
    'admin.user.act': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.view.begin': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'admin.webhook.act': { paramsTuple: [(string | number)]; params: { endpoint: string | number } }
    'admin.work.act': { paramsTuple: [(string | number)]; params: { generation: string | number } }
    'affiliate.store': { paramsTuple?: []; params?: {} }
    'affiliate.update-paypal': { paramsTuple?: []; params?: {} }
    'announcement.dismiss': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'api-tokens.store': { paramsTuple?: []; params?: {} }
    'api.edit-image': { paramsTuple?: []; params?: {} }
    'api.editor.pictures': { paramsTuple?: []; params?: {} }
    'api.exports.preflight': { paramsTuple?: []; params?: {} }
    'api.exports.shapes': { paramsTuple?: []; params?: {} }
    'api.generate': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'api.generate-video': { paramsTuple?: []; params?: {} }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.identify-images.copies': { paramsTuple?: []; params?: {} }
    'api.images.restore': { paramsTuple?: []; params?: {} }
    'api.images.variations': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'api.model.image.background': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.mask': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.no-background': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.products.drafts': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.generate-images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.upscale-image': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.review.decisions': { paramsTuple?: []; params?: {} }
    'api.review.delete-rejected': { paramsTuple?: []; params?: {} }
    'api.selections': { paramsTuple?: []; params?: {} }
    'api.tokens.store': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.upscale-image': { paramsTuple?: []; params?: {} }
    'api.v1.edit-image': { paramsTuple?: []; params?: {} }
    'api.v1.products.images.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.photos.backgrounds': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; photo: string | number } }
    'api.v1.products.photos.cut-out': { paramsTuple: [(string | number), (string | number)]; params: { product: string | number; photo: string | number } }
    'api.v1.products.photos.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.store': { paramsTuple?: []; params?: {} }
    'api.v1.products.train': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.upscale': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.products.videos.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'api.v1.reels.store': { paramsTuple?: []; params?: {} }
    'api.videos.export': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'batches.cancel': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.pause': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.reels': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.resume': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.retry': { paramsTuple: [(string | number)]; params: { batch: string | number } }
    'batches.store': { paramsTuple?: []; params?: {} }
    'billing.portal': { paramsTuple?: []; params?: {} }
    'checkout': { paramsTuple?: []; params?: {} }
    'credits.checkout': { paramsTuple?: []; params?: {} }
    'data-exports.store': { paramsTuple?: []; params?: {} }
    'email-change.send': { paramsTuple?: []; params?: {} }
    'email-change.undo.store': { paramsTuple: [(string | number)]; params: { change: string | number } }
    'generations.dismiss': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'generations.retry': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'imports.check': { paramsTuple?: []; params?: {} }
    'imports.retry': { paramsTuple: [(string | number)]; params: { import: string | number } }
    'imports.store': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'mail-confirmation.send': { paramsTuple?: []; params?: {} }
    'mail-reminders.store': { paramsTuple: [(string | number)]; params: { user: string | number } }
    'mailed-code.login.store': { paramsTuple?: []; params?: {} }
    'oauth.callback.confirm': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'oauth.sign_up.store': { paramsTuple: [(string | number)]; params: { provider: string | number } }
    'onboarding.skip': { paramsTuple?: []; params?: {} }
    'onboarding.store': { paramsTuple?: []; params?: {} }
    'password.confirm.store': { paramsTuple?: []; params?: {} }
    'password.email': { paramsTuple?: []; params?: {} }
    'password.update': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.payouts.store': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.token': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.verify': { paramsTuple?: []; params?: {} }
    'products.generate-video': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.train': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.upload-images': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'recipes.import': { paramsTuple?: []; params?: {} }
    'recipes.store': { paramsTuple?: []; params?: {} }
    'reels.sounds.store': { paramsTuple?: []; params?: {} }
    'reels.store': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register.store': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
    'sandbox.invoice.confirm': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.invoice.pay': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay.confirm': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.pay.store': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.cancel': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.card': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.details': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.dispute': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.dispute.close': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.next-step': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.refund': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.resume': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'sandbox.portal.settle': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'setup.store': { paramsTuple?: []; params?: {} }
    'team-members.store': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.store': { paramsTuple?: []; params?: {} }
    'two-factor.confirm': { paramsTuple?: []; params?: {} }
    'two-factor.enable': { paramsTuple?: []; params?: {} }
    'two-factor.login.store': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes.store': { paramsTuple?: []; params?: {} }
    'user-password.set': { paramsTuple?: []; params?: {} }
    'user-profile-information.store': { paramsTuple?: []; params?: {} }
    'verification.send': { paramsTuple?: []; params?: {} }
    'webhooks.paypal': { paramsTuple?: []; params?: {} }
    'webhooks.resend': { paramsTuple: [(string | number), (string | number)]; params: { webhook: string | number; delivery: string | number } }
    'webhooks.roll': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.test': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
  }
  PUT: {
    'admin.announcement.update': { paramsTuple: [(string | number)]; params: { announcement: string | number } }
    'affiliate.update-paypal': { paramsTuple?: []; params?: {} }
    'api-tokens.update': { paramsTuple: [(string | number)]; params: { token: string | number } }
    'api.model.image.mask.update': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.review.decide': { paramsTuple: [(string | number)]; params: { imageId: string | number } }
    'current-team.update': { paramsTuple?: []; params?: {} }
    'products.update': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'provider-key.update': { paramsTuple?: []; params?: {} }
    'recipes.update': { paramsTuple: [(string | number)]; params: { recipe: string | number } }
    'reels.logo.update': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple?: []; params?: {} }
    'team-members.update': { paramsTuple: [(string | number), (string | number)]; params: { team: string | number; user: string | number } }
    'team-owner.update': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.update': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'user-language.update': { paramsTuple?: []; params?: {} }
    'user-password.update': { paramsTuple?: []; params?: {} }
    'user-profile-information.update': { paramsTuple?: []; params?: {} }
    'user-profile-photo.set': { paramsTuple?: []; params?: {} }
    'webhooks.update': { paramsTuple: [(string | number)]; params: { webhook: string | number } }
    'work.seen': { paramsTuple?: []; params?: {} }
  }
}

declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends Routes {}
}
