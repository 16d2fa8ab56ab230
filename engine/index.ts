/* The engine, for processes that run it. */

export { readAsked } from './edit/asked_of_edit.js'
export { keepsProduct } from './edit/keeps_product.js'
export { createLocalEngine } from './engine.js'
export { unbroken } from './image/unbroken.js'
export { inspectPicture } from './inspect/inspect_picture.js'
export { orderedFilm } from './inspect/ordered_film.js'
export { soundFilm } from './inspect/sound_film.js'
export { unpackModel } from './train/model.js'

export type { ComparedView, Comparison } from './compare/compare_job.js'
export type { CallContext } from './contract/context.js'
export type { PicturesOutput } from './contract/output.js'
export type { LocalEngine } from './engine.js'
export type { OrderedFilm } from './inspect/inspect_film.js'
export type { FinishedPicture } from './lay/finish_scene_job.js'
export type { LocalModel, ModelView } from './train/model.js'
export type { TextLine } from './vision/text/text_line.js'
