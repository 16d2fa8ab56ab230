import env from '#start/env'

/** Who is told by mail what self-checks find; null for nobody. */
export const operatorEmail = env.get('OPERATOR_EMAIL') || null
