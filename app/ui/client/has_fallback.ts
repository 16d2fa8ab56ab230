import { createContext } from 'react'

/** Whether a part belongs to the page, which holds its place; else a press called it up. */
export const HasFallback = createContext(false)
