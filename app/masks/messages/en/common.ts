/** What the call of selections says. */
export const SELECTION_ERRORS = {
  unavailable: 'Selecting by a click is not possible here just now. Use the brush instead.',
  slow: 'This took too long and was dropped. Please click again, or use the brush.',
  failed: 'Nothing could be selected there. Click again, or use the brush.',
  nothing: 'Please point at something, or draw a box round it.',
}
