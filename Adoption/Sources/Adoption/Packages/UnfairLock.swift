/// Darwin's lock, which Linux lacks.
enum UnfairLock {
  static let text = """
    /// A lock whose zeroed bytes are an unlocked mutex, as Darwin's are.
    struct os_unfair_lock {
      fileprivate var mutex = pthread_mutex_t()
      init() {}
    }
    typealias os_unfair_lock_s = os_unfair_lock
    typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

    func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
    func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
    func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
      pthread_mutex_trylock(&lock.pointee.mutex) == 0
    }
    func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
    """
}
