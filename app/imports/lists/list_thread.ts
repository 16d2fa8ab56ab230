import { answerInThread } from '#app/core/threads/answer_in_thread'
import { factsOf, type ListFacts } from './list_facts.js'
import type { ChosenFields } from './column_fields.js'
import { type ListFault, ListUnreadable } from './list_unreadable.js'
import { type ListColumn, readList } from './read_list.js'

/*
 * Reads lists, in a thread of its own: one that is as long as may be takes up to a second, in which a web process would answer
 * nobody.
 */
answerInThread(answer)

export interface ListQuestion {
  text: string
  chosen: ChosenFields
}

/** A list's columns and products, or why there are none: see {@link ListUnreadable}. */
export type ListAnswer = ListRead | { fault: ListFault }

export interface ListRead {
  columns: ListColumn[]
  lines: ListFacts[]
}

function answer({ text, chosen }: ListQuestion): ListAnswer {
  try {
    const { columns, lines } = readList(text, { chosen })
    return { columns, lines: lines.map(factsOf) }
  } catch (error) {
    if (error instanceof ListUnreadable) return { fault: error.fault }
    throw error
  }
}
