import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import {
  checkModels,
  endingModels,
  type ListedModel,
  listModels,
} from '#app/engines/known_models/models_in_use'

/** `node ace.js engine:models`: the models of providers that are known here, and whether their providers still say the same of them. */
export default class EngineModels extends BaseCommand {
  static override commandName = 'engine:models'
  static override description = 'List the models of providers, and which are in use'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Ask the provider for names, fields and prices' })
  declare check: boolean

  override async run() {
    const heads = ['Engine', 'Job', 'Model', 'Cents', 'Can', 'Looked up', 'Ends', '']
    const table = this.ui.table().head(heads)
    for (const model of listModels()) table.row(cells(model))
    table.render()
    for (const sentence of endingModels()) this.logger.warning(sentence)
    if (this.check) await this.#compare()
  }

  async #compare() {
    try {
      const found = await checkModels()
      if (!found) return this.logger.info('No provider is in use, so there is nobody to ask.')
      for (const { id, problem } of found) this.logger.warning(`${id}: ${problem}`)
      if (found.length === 0) this.logger.success('The provider says the same of all of them.')
      else this.exitCode = 1
    } catch (error) {
      this.exitCode = 1
      this.logger.error(`The provider could not be asked: ${(error as Error).message}`)
    }
  }
}

function cells({ provider, row, isInUse }: ListedModel): string[] {
  const { job, id, price, ends = '', sources, isSuperseded } = row
  const lookedUp =
    sources
      .map((source) => source.lookedUp)
      .toSorted()
      .at(-1) ?? ''
  const state = isInUse ? 'in use' : isSuperseded ? 'superseded' : ''
  return [provider, job, id, costOf(price), abilities(row), lookedUp, ends, state]
}

/** Where tokens are counted, what is usual for one picture or question. */
function costOf({ cents, per, usual }: ListedModel['row']['price']): string {
  if (per !== 'dollar' || !usual) return `${cents} a ${per}`
  return `about ${Number((cents * usual({ pictures: 1 })).toFixed(2))}, by tokens`
}

function abilities({ fields, can = {}, family, most }: ListedModel['row']): string {
  const takes = (part: string) => part in fields
  return [
    family,
    most !== undefined && `${most} a request`,
    can.mask && `mask (${can.mask})`,
    can.references !== undefined && `${can.references} references`,
    takes('negativePrompt') && 'negative words',
    takes('seed') && 'seed',
    takes('cfgScale') && 'cfg scale',
    can.soundCents !== undefined && `sound (${can.soundCents} a unit)`,
    can.seconds && secondsOf(can.seconds),
    can.ratios && `${can.ratios.length} shapes`,
  ]
    .filter(Boolean)
    .join(', ')
}

function secondsOf(seconds: readonly number[]): string {
  const all = seconds.length > 2 ? [seconds[0], seconds.at(-1)].join(' to ') : seconds.join(' or ')
  return `${all} s`
}
