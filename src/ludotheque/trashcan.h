/* Included before each file that mypyc writes.

CPython destroys long chains of objects by and by. It keeps what is left to do in the head that the garbage collector
gives its objects. Those of a class that is declared acyclic have no such head, and yet mypyc (2.4.1) hands them over:
what lies before them in memory is overwritten. They are destroyed at once here. */
#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif
#include <Python.h>

#if defined(Py_TRASHCAN_BEGIN) && defined(Py_TRASHCAN_BEGIN_CONDITION)
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc)                                                                                 \
    Py_TRASHCAN_BEGIN_CONDITION(op, PyObject_IS_GC(_PyObject_CAST(op)) &&                                              \
                                        _PyTrash_cond(_PyObject_CAST(op), (destructor)(dealloc)))
#endif
