/** What a member may do. The owner has no role: every permission is theirs. */
export const ROLES = {
  admin: {
    permissions: ['create', 'read', 'update', 'delete'],
  },
  editor: {
    permissions: ['read', 'create', 'update'],
  },
} as const

export type RoleKey = keyof typeof ROLES

export const ROLE_KEYS = Object.keys(ROLES) as RoleKey[]

/** Every permission that some role gives, sorted. */
export const AVAILABLE_PERMISSIONS = [
  ...new Set(Object.values(ROLES).flatMap(({ permissions }) => [...permissions])),
].sort()

/** What is granted where nothing was chosen. */
export const DEFAULT_PERMISSIONS = ['read']
