type Following = {
  course: number;
  /** Days from now. */
  starts: number;
  ends: number;
  opens: number;
  /** The number of completed modules, counting from the first. */
  completed: number;
  /** Days since the student's last visit. */
  openedDaysAgo?: number;
  /** The sequence numbers of bookmarked modules. */
  bookmarks?: number[];
};

/** Course enrollments by cast number: a course in every state. */
export const following: Record<number, Following[]> = {
  1: [
    {
      course: 1,
      starts: -98,
      ends: 84,
      opens: -98,
      completed: 21,
      openedDaysAgo: 1,
      bookmarks: [2, 9, 14, 22],
    },
    { course: 2, starts: -230, ends: -200, opens: -230, completed: 8, openedDaysAgo: 203, bookmarks: [3] },
    { course: 3, starts: 91, ends: 126, opens: 84, completed: 0 },
    { course: 4, starts: -3, ends: 60, opens: -5, completed: 0 },
  ],
  3: [{ course: 5, starts: -127, ends: 55, opens: -127, completed: 5, openedDaysAgo: 16, bookmarks: [1, 6] }],
  5: [
    { course: 1, starts: -1_900, ends: -1_720, opens: -1_900, completed: 35, openedDaysAgo: 1_722 },
    { course: 4, starts: -40, ends: 20, opens: -40, completed: 9, openedDaysAgo: 4 },
  ],
};
