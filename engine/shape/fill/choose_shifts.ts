import { Chooser } from './chooser.js'
import type { Choice } from './costs.js'
import type { ShiftMap } from './shift_map.js'

/** Offsets that are tried without a pause. */
const PAUSE = 8

/**
 * Chooses for every pixel an offset by which it is copied, so that it is like the guide and seams are not seen (shift maps: Pritch, Kav-Venaki,
 * Peleg 2009), by trying each offset on all pixels at once (alpha-expansion: Boykov, Veksler, Zabih 2001).
 *
 * @param coarser the map of the level that is half as large, whose seams alone are moved, or null to choose freely
 * @param sweeps times that all offsets are tried
 * @param between called after each offset
 */
export async function chooseShifts(
  choice: Choice,
  coarser: ShiftMap | null,
  sweeps: number,
  between: () => Promise<void>
): Promise<ShiftMap> {
  const chooser = new Chooser(choice, coarser)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = 0
    chooser.reprice()
    for (let label = 0; label < choice.offsets.length; label++) {
      changed += chooser.expand(label)
      if (label % PAUSE === 0) await between()
    }
    if (changed === 0) break
  }
  return chooser.map()
}
