import { GenerationSchema } from '#database/schema'

/** A piece of work: who asked for what, how far it is, what it cost. Its parameters are typed by kind in `params.ts`. */
export default class Generation extends GenerationSchema {}
