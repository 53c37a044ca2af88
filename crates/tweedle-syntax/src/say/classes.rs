//! Sentences about classes.

use super::sentences;

sentences! {
    ClassDeclaration: {
        class_extends_itself(name) "The class `{name}` extends itself.";
        class_with_mistake(class, place, message) "The class `{class}` has a mistake{place}: {message}";
        constants_not_singleton(name) "Constants class `{name}` must be declared `singleton`";
        extends_singleton(name, parent) "Class `{name}` may not extend singleton class `{parent}`";
        external_without_body() "An `external` method has no body.";
        method_does_nothing(class, method) "The method `{class}.{method}` does nothing."
            help "Only methods of the original's own library are `external`.";
        method_without_body(method) "The method `{method}` has no body.";
        mutable_variable(name, variable)
            "Class `{name}` must be declared `mutable`, since its var `{variable}` is mutable";
        nested_class_not_mutable(name, outer)
            "Nested class `{name}` of mutable class `{outer}` is not declared `mutable`";
        singleton_with_constructor(name) "Class `{name}` must not have a constructor if declared `singleton`";
        subclass_not_mutable(name, parent)
            "Subclass `{name}` of mutable class `{parent}` is not declared `mutable`";
    }
    Override: {
        override_missing(method, overridden)
            "Method `{method}` must be declared with `override`, since it overrides `{overridden}`";
        overrides_nothing(method) "Method `{method}` overrides nothing";
    }
    ClassChanged: {
        class_no_longer_exists(name) "Class no longer exists: `{name}`";
    }
}
