import './errors.js'
import { chains } from '#config/engine'
import env from '#start/env'
import { defineSealed } from '#app/core/database/sealed_columns'
import { PROVIDER_KEY_COLUMNS } from './own_key/sealed_key.js'
import { defineSweep } from '#app/core/sweeps'
import { defineLeftover } from '#app/accounts/leftovers'
import { retireKey } from './own_key/actions/remove_own_key.js'
import { forgetRemovedKeys } from './own_key/forget_removed_keys.js'
import { warnOfEnds } from './known_models/warn_of_ends.js'
import { sweepRemoteRequests } from './remote/sweep_remote_requests.js'
import { assertChains } from './chain/assert_chains.js'
import { capabilitiesOf } from './chain/known_capabilities.js'

assertChains((name) => env.get(name), chains, capabilitiesOf)

defineSweep('tell which models end', warnOfEnds)
defineSweep('sweep requests to providers', sweepRemoteRequests)
defineLeftover({ remove: retireKey, afterwards: forgetRemovedKeys })
defineSealed(PROVIDER_KEY_COLUMNS)
