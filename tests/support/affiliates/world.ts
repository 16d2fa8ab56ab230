import type { PaypalServer } from '../paypal_server.js'
import { createAffiliate } from './affiliate.js'
import { ModelProgramme } from './model_programme.js'

/** Answers a whole number from 0 to `max`. */
export type Choose = (max: number) => number

/** Affiliates in the database, and what the reference says of them. */
export interface World {
  model: ModelProgramme
  /** In the order of the reference's affiliates; payouts go to the address that they registered with. */
  codes: string[]
  emails: string[]
  paypal: PaypalServer
  today: string
}

/** Something that happens, to the database and to the reference. */
export type Step = (world: World, choose: Choose) => Promise<void>

export async function createWorld(affiliates: number, paypal: PaypalServer): Promise<World> {
  const model = new ModelProgramme()
  const world = {
    model,
    codes: [],
    emails: [],
    paypal,
    today: new Date().toISOString().slice(0, 10),
  }
  for (let n = 0; n < affiliates; n++) await addAffiliate(world)
  return world
}

async function addAffiliate({ model, codes, emails }: World): Promise<void> {
  const { id, code, paypal_email: email } = await createAffiliate()
  model.addAffiliate(id)
  codes.push(code)
  emails.push(email)
}
