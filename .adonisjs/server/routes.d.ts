import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'home': { paramsTuple?: []; params?: {} }
    'pricing': { paramsTuple?: []; params?: {} }
    'crawlers.robots': { paramsTuple?: []; params?: {} }
    'crawlers.sitemap': { paramsTuple?: []; params?: {} }
    'offline_worker.show': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'media.show': { paramsTuple: [ParamValue,ParamValue?]; params: {'id': ParamValue,'variant'?: ParamValue} }
    'onboarding.store': { paramsTuple?: []; params?: {} }
    'onboarding.skip': { paramsTuple?: []; params?: {} }
    'generated-assets.index': { paramsTuple?: []; params?: {} }
    'api.assets': { paramsTuple?: []; params?: {} }
    'review.show': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'api.review.decide': { paramsTuple: [ParamValue]; params: {'imageId': ParamValue} }
    'api.review.decisions': { paramsTuple?: []; params?: {} }
    'api.review.delete-rejected': { paramsTuple?: []; params?: {} }
    'api.review.approved': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'billing': { paramsTuple?: []; params?: {} }
    'billing.entries': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'checkout.cancelled': { paramsTuple?: []; params?: {} }
    'affiliate.dashboard': { paramsTuple?: []; params?: {} }
    'affiliate.store': { paramsTuple?: []; params?: {} }
    'affiliate.register': { paramsTuple?: []; params?: {} }
    'affiliate.update-paypal': { paramsTuple?: []; params?: {} }
    'affiliate.qr': { paramsTuple?: []; params?: {} }
    'affiliate.terms': { paramsTuple?: []; params?: {} }
    'affiliate.payouts': { paramsTuple?: []; params?: {} }
    'affiliate.statement': { paramsTuple?: []; params?: {} }
    'webhooks.paypal': { paramsTuple?: []; params?: {} }
    'api.v1.openapi': { paramsTuple?: []; params?: {} }
    'api.v1.credits': { paramsTuple?: []; params?: {} }
    'api.v1.products.index': { paramsTuple?: []; params?: {} }
    'api.v1.products.store': { paramsTuple?: []; params?: {} }
    'api.v1.products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.photos.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.train': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.edit-image': { paramsTuple?: []; params?: {} }
    'api.v1.products.images.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.photos.backgrounds': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'photo': ParamValue} }
    'api.v1.products.photos.cut-out': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'photo': ParamValue} }
    'api.v1.products.upscale': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.videos.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.reels.store': { paramsTuple?: []; params?: {} }
    'api.v1.generations.show': { paramsTuple: [ParamValue]; params: {'generation': ParamValue} }
    'api.v1.generations.cancel': { paramsTuple: [ParamValue]; params: {'generation': ParamValue} }
    'api.v1.assets.index': { paramsTuple?: []; params?: {} }
    'api.v1.assets.file': { paramsTuple: [ParamValue]; params: {'asset': ParamValue} }
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'sandbox.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.pay.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.pay.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.next-step': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.dispute': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.dispute.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'paypal-sandbox.token': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.payouts.store': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'paypal-sandbox.verify': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'mailed-code.login': { paramsTuple?: []; params?: {} }
    'mailed-code.login.store': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.email': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.update': { paramsTuple?: []; params?: {} }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'hash': ParamValue} }
    'verification.send': { paramsTuple?: []; params?: {} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirm.store': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'terms.show': { paramsTuple?: []; params?: {} }
    'policy.show': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'user-language.update': { paramsTuple?: []; params?: {} }
    'data-exports.store': { paramsTuple?: []; params?: {} }
    'data-exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'other-browser-sessions.destroy': { paramsTuple?: []; params?: {} }
    'user-profile-information.update': { paramsTuple?: []; params?: {} }
    'user-profile-information.store': { paramsTuple?: []; params?: {} }
    'current-user-photo.destroy': { paramsTuple?: []; params?: {} }
    'user-password.update': { paramsTuple?: []; params?: {} }
    'user-password.set': { paramsTuple?: []; params?: {} }
    'current-user.destroy': { paramsTuple?: []; params?: {} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.login.store': { paramsTuple?: []; params?: {} }
    'two-factor.enable': { paramsTuple?: []; params?: {} }
    'two-factor.disable': { paramsTuple?: []; params?: {} }
    'two-factor.confirm': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes.store': { paramsTuple?: []; params?: {} }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.store': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'teams.update': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'teams.destroy': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'team-owner.update': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'current-team.update': { paramsTuple?: []; params?: {} }
    'team-members.store': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'team-members.update': { paramsTuple: [ParamValue,ParamValue]; params: {'team': ParamValue,'user': ParamValue} }
    'team-members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'team': ParamValue,'user': ParamValue} }
    'team-invitations.accept': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'team-invitations.destroy': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'team-invitations.register': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'oauth.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback.prompt': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback.confirm': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'connected-accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user-profile-photo.set': { paramsTuple?: []; params?: {} }
    'oauth.sign_up': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up.store': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up.verify': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'api.media.credentials': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'api.products.find': { paramsTuple?: []; params?: {} }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.update': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.destroy': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.upload-images': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.train': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.model.image.mask.update': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.model.image.mask.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [ParamValue]; params: {'requestId': ParamValue} }
    'api.selections': { paramsTuple?: []; params?: {} }
    'imports.create': { paramsTuple?: []; params?: {} }
    'imports.store': { paramsTuple?: []; params?: {} }
    'imports.check': { paramsTuple?: []; params?: {} }
    'imports.show': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'imports.retry': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'photos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'videos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'videos.subtitles': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'format': ParamValue} }
    'photos.kept': { paramsTuple?: []; params?: {} }
    'photos.inpaint': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.generate': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.products.generate-images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.products.upscale-image': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.model.image.no-background': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.model.image.mask': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.model.image.background': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.images.archive': { paramsTuple?: []; params?: {} }
    'api.images.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.images.variations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.generate-video': { paramsTuple?: []; params?: {} }
    'api.videos.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.generate-video': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.video-status': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'video': ParamValue} }
    'work.index': { paramsTuple?: []; params?: {} }
    'work.seen': { paramsTuple?: []; params?: {} }
    'generations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.by-key': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'generations.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.dismiss': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.images.kept': { paramsTuple?: []; params?: {} }
    'api.images.destroy': { paramsTuple?: []; params?: {} }
    'api.images.star': { paramsTuple?: []; params?: {} }
    'api.images.restore': { paramsTuple?: []; params?: {} }
    'api.products.prompts': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.videos.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.products.images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'reels.new': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'reels.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'batches.reels': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'reels.sounds.store': { paramsTuple?: []; params?: {} }
    'reels.logo.update': { paramsTuple?: []; params?: {} }
    'reels.logo.destroy': { paramsTuple?: []; params?: {} }
    'provider-key.update': { paramsTuple?: []; params?: {} }
    'provider-key.destroy': { paramsTuple?: []; params?: {} }
    'mail-confirmation.send': { paramsTuple?: []; params?: {} }
    'mail-confirmation.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'hash': ParamValue} }
    'email-change.send': { paramsTuple?: []; params?: {} }
    'email-change.cancel': { paramsTuple?: []; params?: {} }
    'email-change.confirm': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'email-change.undo': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'email-change.undo.store': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'ai.editor': { paramsTuple?: []; params?: {} }
    'api.edit-image': { paramsTuple?: []; params?: {} }
    'api.upscale-image': { paramsTuple?: []; params?: {} }
    'api.editor.pictures': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.store': { paramsTuple?: []; params?: {} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.destroy': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.results': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'recipes.index': { paramsTuple?: []; params?: {} }
    'recipes.create': { paramsTuple?: []; params?: {} }
    'recipes.store': { paramsTuple?: []; params?: {} }
    'recipes.import': { paramsTuple?: []; params?: {} }
    'recipes.edit': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'recipes.update': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'recipes.destroy': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'recipes.export': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'batches.rows': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.item': { paramsTuple: [ParamValue,ParamValue]; params: {'batch': ParamValue,'item': ParamValue} }
    'batches.pause': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.resume': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.cancel': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.retry': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'api.exports.preflight': { paramsTuple?: []; params?: {} }
    'exports.download': { paramsTuple?: []; params?: {} }
    'checkout': { paramsTuple?: []; params?: {} }
    'credits.checkout': { paramsTuple?: []; params?: {} }
    'billing.portal': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'api-tokens.index': { paramsTuple?: []; params?: {} }
    'api-tokens.store': { paramsTuple?: []; params?: {} }
    'api-tokens.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api-tokens.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.tokens.index': { paramsTuple?: []; params?: {} }
    'api.tokens.store': { paramsTuple?: []; params?: {} }
    'api.tokens.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.secret': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.roll': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.test': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.resend': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
  }
  GET: {
    'home': { paramsTuple?: []; params?: {} }
    'pricing': { paramsTuple?: []; params?: {} }
    'crawlers.robots': { paramsTuple?: []; params?: {} }
    'crawlers.sitemap': { paramsTuple?: []; params?: {} }
    'offline_worker.show': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'media.show': { paramsTuple: [ParamValue,ParamValue?]; params: {'id': ParamValue,'variant'?: ParamValue} }
    'generated-assets.index': { paramsTuple?: []; params?: {} }
    'api.assets': { paramsTuple?: []; params?: {} }
    'review.show': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'api.review.approved': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'billing': { paramsTuple?: []; params?: {} }
    'billing.entries': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'checkout.cancelled': { paramsTuple?: []; params?: {} }
    'affiliate.dashboard': { paramsTuple?: []; params?: {} }
    'affiliate.register': { paramsTuple?: []; params?: {} }
    'affiliate.qr': { paramsTuple?: []; params?: {} }
    'affiliate.terms': { paramsTuple?: []; params?: {} }
    'affiliate.payouts': { paramsTuple?: []; params?: {} }
    'affiliate.statement': { paramsTuple?: []; params?: {} }
    'api.v1.openapi': { paramsTuple?: []; params?: {} }
    'api.v1.credits': { paramsTuple?: []; params?: {} }
    'api.v1.products.index': { paramsTuple?: []; params?: {} }
    'api.v1.products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.generations.show': { paramsTuple: [ParamValue]; params: {'generation': ParamValue} }
    'api.v1.assets.index': { paramsTuple?: []; params?: {} }
    'api.v1.assets.file': { paramsTuple: [ParamValue]; params: {'asset': ParamValue} }
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'sandbox.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'paypal-sandbox.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'login': { paramsTuple?: []; params?: {} }
    'mailed-code.login': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'hash': ParamValue} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'terms.show': { paramsTuple?: []; params?: {} }
    'policy.show': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'data-exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'team-invitations.accept': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'team-invitations.register': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'oauth.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback.prompt': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up.verify': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'api.media.credentials': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'api.products.find': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [ParamValue]; params: {'requestId': ParamValue} }
    'imports.create': { paramsTuple?: []; params?: {} }
    'imports.show': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'photos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'videos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'videos.subtitles': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'format': ParamValue} }
    'photos.kept': { paramsTuple?: []; params?: {} }
    'photos.inpaint': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.images.archive': { paramsTuple?: []; params?: {} }
    'api.images.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.video-status': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'video': ParamValue} }
    'work.index': { paramsTuple?: []; params?: {} }
    'generations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.by-key': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'api.images.kept': { paramsTuple?: []; params?: {} }
    'api.products.prompts': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.products.images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'reels.new': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'mail-confirmation.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'hash': ParamValue} }
    'email-change.confirm': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'email-change.undo': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'ai.editor': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.results': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'recipes.index': { paramsTuple?: []; params?: {} }
    'recipes.create': { paramsTuple?: []; params?: {} }
    'recipes.edit': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'recipes.export': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'batches.rows': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.item': { paramsTuple: [ParamValue,ParamValue]; params: {'batch': ParamValue,'item': ParamValue} }
    'exports.download': { paramsTuple?: []; params?: {} }
    'api-tokens.index': { paramsTuple?: []; params?: {} }
    'api.tokens.index': { paramsTuple?: []; params?: {} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.secret': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
  }
  HEAD: {
    'home': { paramsTuple?: []; params?: {} }
    'pricing': { paramsTuple?: []; params?: {} }
    'crawlers.robots': { paramsTuple?: []; params?: {} }
    'crawlers.sitemap': { paramsTuple?: []; params?: {} }
    'offline_worker.show': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'media.show': { paramsTuple: [ParamValue,ParamValue?]; params: {'id': ParamValue,'variant'?: ParamValue} }
    'generated-assets.index': { paramsTuple?: []; params?: {} }
    'api.assets': { paramsTuple?: []; params?: {} }
    'review.show': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'api.review.approved': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'subscribe': { paramsTuple?: []; params?: {} }
    'billing': { paramsTuple?: []; params?: {} }
    'billing.entries': { paramsTuple?: []; params?: {} }
    'checkout.success': { paramsTuple?: []; params?: {} }
    'checkout.cancelled': { paramsTuple?: []; params?: {} }
    'affiliate.dashboard': { paramsTuple?: []; params?: {} }
    'affiliate.register': { paramsTuple?: []; params?: {} }
    'affiliate.qr': { paramsTuple?: []; params?: {} }
    'affiliate.terms': { paramsTuple?: []; params?: {} }
    'affiliate.payouts': { paramsTuple?: []; params?: {} }
    'affiliate.statement': { paramsTuple?: []; params?: {} }
    'api.v1.openapi': { paramsTuple?: []; params?: {} }
    'api.v1.credits': { paramsTuple?: []; params?: {} }
    'api.v1.products.index': { paramsTuple?: []; params?: {} }
    'api.v1.products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.generations.show': { paramsTuple: [ParamValue]; params: {'generation': ParamValue} }
    'api.v1.assets.index': { paramsTuple?: []; params?: {} }
    'api.v1.assets.file': { paramsTuple: [ParamValue]; params: {'asset': ParamValue} }
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'sandbox.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'paypal-sandbox.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'login': { paramsTuple?: []; params?: {} }
    'mailed-code.login': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'password.request': { paramsTuple?: []; params?: {} }
    'password.reset': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'hash': ParamValue} }
    'password.confirm': { paramsTuple?: []; params?: {} }
    'password.confirmation': { paramsTuple?: []; params?: {} }
    'terms.show': { paramsTuple?: []; params?: {} }
    'policy.show': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'data-exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'two-factor.login': { paramsTuple?: []; params?: {} }
    'two-factor.qr-code': { paramsTuple?: []; params?: {} }
    'two-factor.secret-key': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes': { paramsTuple?: []; params?: {} }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'team-invitations.accept': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'team-invitations.register': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'oauth.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.callback.prompt': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up.verify': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'api.media.credentials': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'api.products.find': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [ParamValue]; params: {'requestId': ParamValue} }
    'imports.create': { paramsTuple?: []; params?: {} }
    'imports.show': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'photos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'videos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'videos.subtitles': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'format': ParamValue} }
    'photos.kept': { paramsTuple?: []; params?: {} }
    'photos.inpaint': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.images.archive': { paramsTuple?: []; params?: {} }
    'api.images.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.video-status': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'video': ParamValue} }
    'work.index': { paramsTuple?: []; params?: {} }
    'generations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.by-key': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'api.images.kept': { paramsTuple?: []; params?: {} }
    'api.products.prompts': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.products.images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'reels.new': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'mail-confirmation.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'hash': ParamValue} }
    'email-change.confirm': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'email-change.undo': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'ai.editor': { paramsTuple?: []; params?: {} }
    'batches.index': { paramsTuple?: []; params?: {} }
    'batches.create': { paramsTuple?: []; params?: {} }
    'batches.show': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.results': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'recipes.index': { paramsTuple?: []; params?: {} }
    'recipes.create': { paramsTuple?: []; params?: {} }
    'recipes.edit': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'recipes.export': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'batches.rows': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.item': { paramsTuple: [ParamValue,ParamValue]; params: {'batch': ParamValue,'item': ParamValue} }
    'exports.download': { paramsTuple?: []; params?: {} }
    'api-tokens.index': { paramsTuple?: []; params?: {} }
    'api.tokens.index': { paramsTuple?: []; params?: {} }
    'api.reference': { paramsTuple?: []; params?: {} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.show': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.secret': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
  }
  POST: {
    'onboarding.store': { paramsTuple?: []; params?: {} }
    'onboarding.skip': { paramsTuple?: []; params?: {} }
    'api.review.decisions': { paramsTuple?: []; params?: {} }
    'api.review.delete-rejected': { paramsTuple?: []; params?: {} }
    'affiliate.store': { paramsTuple?: []; params?: {} }
    'affiliate.update-paypal': { paramsTuple?: []; params?: {} }
    'webhooks.paypal': { paramsTuple?: []; params?: {} }
    'api.v1.products.store': { paramsTuple?: []; params?: {} }
    'api.v1.products.photos.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.train': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.edit-image': { paramsTuple?: []; params?: {} }
    'api.v1.products.images.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.photos.backgrounds': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'photo': ParamValue} }
    'api.v1.products.photos.cut-out': { paramsTuple: [ParamValue,ParamValue]; params: {'product': ParamValue,'photo': ParamValue} }
    'api.v1.products.upscale': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.products.videos.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.v1.reels.store': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'sandbox.pay.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.pay.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.invoice.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.next-step': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.dispute': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.portal.dispute.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'paypal-sandbox.token': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.payouts.store': { paramsTuple?: []; params?: {} }
    'paypal-sandbox.verify': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'mailed-code.login.store': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'password.email': { paramsTuple?: []; params?: {} }
    'password.update': { paramsTuple?: []; params?: {} }
    'verification.send': { paramsTuple?: []; params?: {} }
    'password.confirm.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'data-exports.store': { paramsTuple?: []; params?: {} }
    'user-profile-information.store': { paramsTuple?: []; params?: {} }
    'user-password.set': { paramsTuple?: []; params?: {} }
    'two-factor.login.store': { paramsTuple?: []; params?: {} }
    'two-factor.enable': { paramsTuple?: []; params?: {} }
    'two-factor.confirm': { paramsTuple?: []; params?: {} }
    'two-factor.recovery-codes.store': { paramsTuple?: []; params?: {} }
    'teams.store': { paramsTuple?: []; params?: {} }
    'team-members.store': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'oauth.callback.confirm': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'oauth.sign_up.store': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.upload-images': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.train': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.selections': { paramsTuple?: []; params?: {} }
    'imports.store': { paramsTuple?: []; params?: {} }
    'imports.check': { paramsTuple?: []; params?: {} }
    'imports.retry': { paramsTuple: [ParamValue]; params: {'import': ParamValue} }
    'api.generate': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.products.generate-images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.products.upscale-image': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.model.image.no-background': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.model.image.mask': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.model.image.background': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'api.images.variations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.generate-video': { paramsTuple?: []; params?: {} }
    'api.videos.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.generate-video': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'generations.dismiss': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.images.restore': { paramsTuple?: []; params?: {} }
    'reels.store': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'batches.reels': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'reels.sounds.store': { paramsTuple?: []; params?: {} }
    'mail-confirmation.send': { paramsTuple?: []; params?: {} }
    'email-change.send': { paramsTuple?: []; params?: {} }
    'email-change.undo.store': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'api.edit-image': { paramsTuple?: []; params?: {} }
    'api.upscale-image': { paramsTuple?: []; params?: {} }
    'api.editor.pictures': { paramsTuple?: []; params?: {} }
    'batches.store': { paramsTuple?: []; params?: {} }
    'recipes.store': { paramsTuple?: []; params?: {} }
    'recipes.import': { paramsTuple?: []; params?: {} }
    'batches.pause': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.resume': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.cancel': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'batches.retry': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'api.exports.preflight': { paramsTuple?: []; params?: {} }
    'checkout': { paramsTuple?: []; params?: {} }
    'credits.checkout': { paramsTuple?: []; params?: {} }
    'billing.portal': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'api-tokens.store': { paramsTuple?: []; params?: {} }
    'api.tokens.store': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.roll': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.test': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
    'webhooks.resend': { paramsTuple: [ParamValue,ParamValue]; params: {'webhook': ParamValue,'delivery': ParamValue} }
  }
  PUT: {
    'api.review.decide': { paramsTuple: [ParamValue]; params: {'imageId': ParamValue} }
    'affiliate.update-paypal': { paramsTuple?: []; params?: {} }
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'user-language.update': { paramsTuple?: []; params?: {} }
    'user-profile-information.update': { paramsTuple?: []; params?: {} }
    'user-password.update': { paramsTuple?: []; params?: {} }
    'teams.update': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'team-owner.update': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'current-team.update': { paramsTuple?: []; params?: {} }
    'team-members.update': { paramsTuple: [ParamValue,ParamValue]; params: {'team': ParamValue,'user': ParamValue} }
    'user-profile-photo.set': { paramsTuple?: []; params?: {} }
    'products.update': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.model.image.mask.update': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'work.seen': { paramsTuple?: []; params?: {} }
    'reels.logo.update': { paramsTuple?: []; params?: {} }
    'provider-key.update': { paramsTuple?: []; params?: {} }
    'recipes.update': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'api-tokens.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
  }
  DELETE: {
    'api.v1.generations.cancel': { paramsTuple: [ParamValue]; params: {'generation': ParamValue} }
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'other-browser-sessions.destroy': { paramsTuple?: []; params?: {} }
    'current-user-photo.destroy': { paramsTuple?: []; params?: {} }
    'current-user.destroy': { paramsTuple?: []; params?: {} }
    'two-factor.disable': { paramsTuple?: []; params?: {} }
    'teams.destroy': { paramsTuple: [ParamValue]; params: {'team': ParamValue} }
    'team-members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'team': ParamValue,'user': ParamValue} }
    'team-invitations.destroy': { paramsTuple: [ParamValue]; params: {'invitation': ParamValue} }
    'connected-accounts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'products.destroy': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.model.image.mask.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'modelId': ParamValue,'imageId': ParamValue} }
    'generations.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api.images.destroy': { paramsTuple?: []; params?: {} }
    'api.videos.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'reels.logo.destroy': { paramsTuple?: []; params?: {} }
    'provider-key.destroy': { paramsTuple?: []; params?: {} }
    'email-change.cancel': { paramsTuple?: []; params?: {} }
    'batches.destroy': { paramsTuple: [ParamValue]; params: {'batch': ParamValue} }
    'recipes.destroy': { paramsTuple: [ParamValue]; params: {'recipe': ParamValue} }
    'api-tokens.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'api.tokens.destroy': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'webhook': ParamValue} }
  }
  OPTIONS: {
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'sandbox.api': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'api.images.star': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}