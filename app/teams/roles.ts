/** What a member may do. The owner has no role: every permission is theirs. */
export const ROLES = {
  admin: {
    name: 'Administrator',
    description: 'Administrator users can perform any action.',
    permissions: ['create', 'read', 'update', 'delete'],
  },
  editor: {
    name: 'Editor',
    description: 'Editor users have the ability to read, create, and update.',
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
