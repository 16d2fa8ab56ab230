import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'

interface InvitationKey {
  invitation: number
  /** Goes along, so that the link leads its member to the team once the invitation is used up. */
  team: number
}

/**
 * Where an invitation's mail leads. The links carry this installation's signature and do not expire: cancelling the
 * invitation or deleting the team ends them. Who has only the link gets nothing: the invitation is accepted by an
 * account with the invited address, verified where addresses are verified, or by the team's owner.
 */
export function invitationLinks({ invitation, team }: InvitationKey) {
  const signed = (name: 'team-invitations.accept' | 'team-invitations.register') =>
    signedUrlFor(name, { invitation }, { qs: { team }, prefixUrl: appUrl })
  return {
    acceptUrl: signed('team-invitations.accept'),
    registerUrl: signed('team-invitations.register'),
  }
}

/** The accepting link without the host, to be sent on to within this installation. */
export function acceptPath({ invitation, team }: InvitationKey): string {
  return signedUrlFor('team-invitations.accept', { invitation }, { qs: { team } })
}
