import { TeamSchema } from '#database/schema'

/** People who work together; everyone has a personal one. */
export default class Team extends TeamSchema {}
