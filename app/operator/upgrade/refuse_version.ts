import semver from 'semver'
import { OLDEST_VERSION, vitrineVersion } from '#config/version'
import { UnfitDatabaseError } from './upgrade_error.js'

/**
 * Lets only a version go on that knows the database.
 *
 * @param last the one that brought it up to date last, or null where none is written down
 * @throws UnfitDatabaseError when that was a later version, or one that is too old
 */
export function refuseVersion(
  last: string | null,
  own = vitrineVersion,
  oldest = OLDEST_VERSION
): void {
  if (last === null) return
  if (semver.gt(last, own)) {
    throw new UnfitDatabaseError(
      `This database was brought up to date by Vitrine ${last}, and this is ${own}, which does not know what it holds: start ${last} or a later version. To go back to ${own}, restore a checkpoint that was made before (docs/upgrading.md).`
    )
  }
  if (semver.lt(last, oldest)) {
    throw new UnfitDatabaseError(
      `This database was brought up to date by Vitrine ${last} last, and this is ${own}, which goes on from ${oldest} or later: go over version ${oldest} first, by starting it once on this database.`
    )
  }
}
