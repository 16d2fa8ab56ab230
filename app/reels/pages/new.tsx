export default function NewReelPage() {
  return null
}
