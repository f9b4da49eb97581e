"""The public interface of Conclave, as `import conclave` offers it.

`conclave/__init__.py` lists every public name and the module here that holds it, and imports that module when
the name is first used. What is not listed there is private and may change at any time.
"""
