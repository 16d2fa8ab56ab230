import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'media.show': { paramsTuple: [ParamValue,ParamValue?]; params: {'id': ParamValue,'variant'?: ParamValue} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.update': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.destroy': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.upload-images': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.train': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [ParamValue]; params: {'requestId': ParamValue} }
    'photos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'api.generate': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.products.generate-images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.products.upscale-image': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'generations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'generations.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'media.show': { paramsTuple: [ParamValue,ParamValue?]; params: {'id': ParamValue,'variant'?: ParamValue} }
    'login': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [ParamValue]; params: {'requestId': ParamValue} }
    'photos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'generations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'events': { paramsTuple?: []; params?: {} }
    'media.show': { paramsTuple: [ParamValue,ParamValue?]; params: {'id': ParamValue,'variant'?: ParamValue} }
    'login': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'sanctum.csrf-cookie': { paramsTuple?: []; params?: {} }
    'products.show': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'dashboard': { paramsTuple?: []; params?: {} }
    'products.index': { paramsTuple?: []; params?: {} }
    'products.create': { paramsTuple?: []; params?: {} }
    'api.training.status': { paramsTuple: [ParamValue]; params: {'requestId': ParamValue} }
    'photos.generate': { paramsTuple?: [ParamValue?]; params?: {'modelId'?: ParamValue} }
    'generations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'login.store': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'products.store': { paramsTuple?: []; params?: {} }
    'products.upload-images': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'products.train': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'api.identify-images': { paramsTuple?: []; params?: {} }
    'api.training.start': { paramsTuple?: []; params?: {} }
    'api.generate': { paramsTuple: [ParamValue]; params: {'modelId': ParamValue} }
    'api.prompts.samples': { paramsTuple?: []; params?: {} }
    'api.products.generate-images': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
    'api.products.upscale-image': { paramsTuple: [ParamValue]; params: {'productId': ParamValue} }
  }
  PUT: {
    'products.update': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
  }
  DELETE: {
    'products.destroy': { paramsTuple: [ParamValue]; params: {'product': ParamValue} }
    'generations.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}