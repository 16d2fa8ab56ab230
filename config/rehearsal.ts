/**
 * Whether this is a copy that `node ace.js restore --rehearse` has restored beside the installation: none of the work that waits in it is done. The
 * launcher says so, which leaves out of its settings whatever leads to others, and `bin/cut_off.mjs` lets no process of it reach anybody.
 */
export const isRehearsal = process.env.REHEARSAL === 'on'
