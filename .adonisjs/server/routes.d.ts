/* Written by `node ace.js generate:types`. */
import '@adonisjs/core/types/http'

export type Routes = {
  ALL: {
    'api.generate': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.model.image.mask': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.mask.destroy': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.mask.update': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.no-background': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.products.generate-images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.upscale-image': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [(string | number)]; params: { requestId: string | number } }
    'current-team.update': { paramsTuple?: []; params?: {} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'generations.cancel': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'generations.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'home': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'media.show': { paramsTuple: [(string | number), (string | number)?]; params: { id: string | number; variant?: string | number } }
    'photos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.destroy': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.train': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.update': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.upload-images': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
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
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.send': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
  }
  DELETE: {
    'api.model.image.mask.destroy': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'generations.cancel': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'products.destroy': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'team-invitations.destroy': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-members.destroy': { paramsTuple: [(string | number), (string | number)]; params: { team: string | number; user: string | number } }
    'teams.destroy': { paramsTuple: [(string | number)]; params: { team: string | number } }
  }
  GET: {
    'api.training.status': { paramsTuple: [(string | number)]; params: { requestId: string | number } }
    'dashboard': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'generations.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'home': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'media.show': { paramsTuple: [(string | number), (string | number)?]; params: { id: string | number; variant?: string | number } }
    'photos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'team-invitations.accept': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-invitations.register': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
  }
  HEAD: {
    'api.training.status': { paramsTuple: [(string | number)]; params: { requestId: string | number } }
    'dashboard': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'generations.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'home': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.show': { paramsTuple: [(string | number)]; params: { id: string | number } }
    'media.show': { paramsTuple: [(string | number), (string | number)?]; params: { id: string | number; variant?: string | number } }
    'photos.generate': { paramsTuple?: [(string | number)?]; params?: { modelId?: string | number } }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'team-invitations.accept': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'team-invitations.register': { paramsTuple: [(string | number)]; params: { invitation: string | number } }
    'teams.create': { paramsTuple?: []; params?: {} }
    'teams.show': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'verification.notice': { paramsTuple?: []; params?: {} }
    'verification.verify': { paramsTuple: [(string | number), (string | number)]; params: { id: string | number; hash: string | number } }
  }
  POST: {
    'api.generate': { paramsTuple: [(string | number)]; params: { modelId: string | number } }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.model.image.mask': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.model.image.no-background': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'api.products.generate-images': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.products.upscale-image': { paramsTuple: [(string | number)]; params: { productId: string | number } }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.train': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'products.upload-images': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'register.store': { paramsTuple?: []; params?: {} }
    'team-members.store': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.store': { paramsTuple?: []; params?: {} }
    'verification.send': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'api.model.image.mask.update': { paramsTuple: [(string | number), (string | number)]; params: { modelId: string | number; imageId: string | number } }
    'current-team.update': { paramsTuple?: []; params?: {} }
    'products.update': { paramsTuple: [(string | number)]; params: { product: string | number } }
    'team-members.update': { paramsTuple: [(string | number), (string | number)]; params: { team: string | number; user: string | number } }
    'team-owner.update': { paramsTuple: [(string | number)]; params: { team: string | number } }
    'teams.update': { paramsTuple: [(string | number)]; params: { team: string | number } }
  }
}

declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends Routes {}
}
